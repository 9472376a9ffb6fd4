import path from 'node:path'
import type { Plugin } from 'vite'

const imports = /\bimport\(\s*\/\* @vite-ignore \*\//g
const helper = path.join(import.meta.dirname, '../app/lib/import-screen.ts')

/**
 * Lets the router import screens by lib/import-screen.ts, which keeps the page where the code of a
 * screen cannot be loaded. The build fails when the router imports nothing of the kind any more.
 */
export function screenImports(): Plugin {
  let replaced = 0
  return {
    name: 'screen-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/, code: imports },
      handler(code) {
        replaced += code.match(imports)?.length ?? 0
        return `import { importScreen } from ${JSON.stringify(helper)};\n${code.replaceAll(imports, 'importScreen(')}`
      },
    },
    buildEnd(error) {
      if (!error && replaced === 0) this.error('react-router imports no screens any more')
    },
  }
}
