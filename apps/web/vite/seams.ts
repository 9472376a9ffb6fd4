import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { chunkGroups, isNamed } from './chunk-groups.ts'

/** Development code, and what is stood in for: aliases take its place. */
const unwanted = [
  /[\\/]react-router[\\/]dist[\\/]development[\\/]/,
  /[\\/]createLucideIcon\.mjs/,
  /[\\/]use-sync-external-store-shim\.\w+\.js$/,
]

/** The package of a module, or its area in this repository. */
export function packageOf(id: string): string {
  const parts = id.replaceAll('\\', '/').split('/node_modules/')
  const [scope = '', name = ''] = (parts.at(-1) ?? '').split('/')
  if (parts.length > 1) return scope.startsWith('@') ? `${scope}/${name}` : scope
  return /\/(apps|packages)\/([^/]+)\//.exec(id.replaceAll('\\', '/'))?.[2] ?? 'other'
}

/** What each file of the build is made of: bytes before compression, by package. */
export type FileSizes = Record<string, Record<string, number>>

/**
 * Fails the build where what this configuration says of modules is not so, and writes what each file
 * is made of to `build/sizes.json`, for the test of the first view.
 */
export function seams(folder: string): Plugin {
  return {
    name: 'seams',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const sizes: FileSizes = {}
      const ids: string[] = []
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const own: Record<string, number> = {}
        for (const [id, module] of Object.entries(file.modules)) {
          ids.push(id)
          const name = packageOf(id)
          own[name] = (own[name] ?? 0) + module.renderedLength
        }
        sizes[file.fileName] = own
      }
      for (const { name, paths } of chunkGroups)
        for (const part of paths)
          if (!ids.some((id) => isNamed(part, id)))
            this.error(`chunk group "${name}": no module has "${part}" in its path`)
      for (const pattern of unwanted) {
        const found = ids.find((id) => pattern.test(id))
        if (found) this.error(`an alias does not apply any more: ${found}`)
      }
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, 'sizes.json'), JSON.stringify(sizes))
    },
  }
}
