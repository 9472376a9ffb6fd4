import path from 'node:path'
import type { Plugin } from 'vite'

const imports = /\bimport\(\s*\/\* @vite-ignore \*\//g
const discovery = 'await fetch(url, { signal })'
const helper = path.join(import.meta.dirname, '../app/lib/import-screen.ts')

/**
 * Lets the router discover and import screens by lib/import-screen.ts, which keeps the page where that
 * cannot be done now. The build fails when the router does nothing of the kind any more.
 */
export function screenImports(): Plugin {
  let replaced = 0
  let discovers = false
  return {
    name: 'screen-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, code: imports },
      handler(code) {
        replaced += code.match(imports)?.length ?? 0
        discovers ||= code.includes(discovery)
        const changed = code
          .replaceAll(imports, 'importScreen(')
          .replace(discovery, 'await fetchRoutes(url, signal)')
        return `import { fetchRoutes, importScreen } from ${JSON.stringify(helper)};\n${changed}`
      },
    },
    buildEnd(error) {
      if (error) return
      if (replaced === 0) this.error('react-router imports no screens any more')
      if (!discovers) this.error('react-router discovers no screens any more')
    },
  }
}
