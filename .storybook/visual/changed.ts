import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './places.ts'

/** Which modules were imported by which, as the build wrote it down. */
export type Importers = ReadonlyMap<string, readonly string[]>

interface Stats {
  readonly modules: readonly {
    readonly name: string
    readonly reasons?: readonly { readonly moduleName: string }[]
  }[]
}

const withoutQuery = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '')

/** The module graph of the Storybook that was built last, from imported to importing file. */
export function readImporters(): Importers {
  const { modules }: Stats = JSON.parse(readFileSync(join(build, 'preview-stats.json'), 'utf8'))
  return new Map(
    modules.map(({ name, reasons = [] }) => [
      withoutQuery(name),
      reasons.map(({ moduleName }) => withoutQuery(moduleName)),
    ]),
  )
}

/** What every story is drawn with: a change there can be seen anywhere. */
const ofAll = [
  /^\.storybook\/(preview\.tsx|main\.ts|visual\/(modes|stage|in-page)\.ts)$/,
  /^package-lock\.json$/,
  // Styles and what they fetch are not in the graph of modules.
  /\.(css|woff2)$/,
]
const isStory = (file: string) => file.endsWith('.stories.tsx')

/**
 * The story files that can show a change of these files, through whatever imports them; 'all' where
 * the preview itself does.
 *
 * @param files from the repository's root
 */
export function storiesTouched(
  files: readonly string[],
  importers: Importers,
): ReadonlySet<string> | 'all' {
  const known = new Set(files)
  for (const file of known) {
    if (ofAll.some((pattern) => pattern.test(file))) return 'all'
    // A story that another one is made of is seen there, too.
    for (const importer of importers.get(file) ?? []) known.add(importer)
  }
  return new Set([...known].filter(isStory))
}

/** What draws something and is in no story: a change of it is in no picture. */
export const inNoStory = (files: readonly string[], importers: Importers): string[] =>
  files.filter((file) => {
    if (!/^(packages\/\w+\/src|apps\/web\/app\/(parts|screens))\/.*(?<!\.test)\.tsx$/.test(file))
      return false
    const touched = storiesTouched([file], importers)
    return touched !== 'all' && touched.size === 0
  })
