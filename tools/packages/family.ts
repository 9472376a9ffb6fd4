/** The packages that another shop installs: what each of them is made of, and where it is built. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Manifest {
  name: string
  version: string
  license: string
  description: string
  keywords: string[]
  sideEffects: boolean | string[]
  exports: Record<string, string>
  imports?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, object>
}

export interface Member {
  name: 'contract' | 'ui' | 'flows'
  /** From the root of the repository. */
  folder: string
  /** Where it is built; packed from there. */
  dist: string
  manifest: Manifest
  /** The modules that can be imported, by what stands behind the package's name. */
  entries: Readonly<Record<string, string>>
}

/** Neither of use to others, nor fit to be imported: tests, stories, and what plays in them. */
const kept = (file: string) => !/\.(?:test|stories)\.tsx?$|\/testing\//.test(file)

/** `./*` stands for every file that its pattern finds; one without a pattern for itself. */
const modulesOf = (folder: string, exports: Manifest['exports']): Member['entries'] =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([, file]) => /\.tsx?$/.test(file))
      .toSorted(([one], [other]) => Number(one.includes('*')) - Number(other.includes('*')))
      .flatMap(([name, file]) =>
        globSync(file, { cwd: folder })
          .filter(kept)
          .toSorted()
          .map((found) => {
            const [before = '', after = ''] = file.split('*')
            const part = path.join(found).slice(path.join(before).length, -after.length)
            return [name.replace('*', part), path.join(found)] as const
          }),
      )
      .filter(([name]) => name !== './index'),
  )

/** In the order in which they need each other. */
export const family: readonly Member[] = (['contract', 'ui', 'flows'] as const).map((name) => {
  const folder = `packages/${name}`
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest
  return {
    name,
    folder,
    dist: `${folder}/dist`,
    manifest,
    entries: modulesOf(folder, manifest.exports),
  }
})
