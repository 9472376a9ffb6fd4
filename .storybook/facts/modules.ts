import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf } from '../../tools/code.ts'
import { root } from '../visual/places.ts'

interface Import {
  /** From the repository's root. */
  readonly from: string
  /** What is taken of it; null where that is not said, as by `import()`. */
  readonly names: ReadonlySet<string> | null
}

export interface Module {
  readonly code: string
  readonly imports: readonly Import[]
  /** What it hands on of others, all of it where `names` is null. */
  readonly handsOn: readonly Import[]
}

/** Every module of the packages and of the app, by its file from the repository's root. */
export type Modules = ReadonlyMap<string, Module>

const places = ['packages/*/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}']

type Aliases = Record<string, string>

interface Manifest {
  name: string
  exports?: Aliases
  imports?: Aliases
}

/** `#lib/*` of a package is its own; `@shop/ui/*` is everybody's. */
function aliasesOf(folder: string) {
  const {
    name,
    exports = {},
    imports = {},
  }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return { name, folder, exports, imports }
}

const members = globSync(['packages/*', 'apps/web'], { cwd: root })
  .filter((folder) => existsSync(join(root, folder, 'package.json')))
  .map(aliasesOf)

/** What a pattern such as `./*` makes of a name. */
function matched(name: string, aliases: Aliases): string | undefined {
  if (aliases[name]) return aliases[name]
  for (const [pattern, place] of Object.entries(aliases)) {
    const [before = '', after = ''] = pattern.split('*')
    if (pattern.includes('*') && name.startsWith(before) && name.endsWith(after))
      return place.replace('*', name.slice(before.length, name.length - after.length))
  }
  return undefined
}

/** The file that a module means by a name; undefined for what is not ours. */
function fileOf(asked: string, file: string): string | undefined {
  if (asked.startsWith('.')) return join(dirname(file), asked)
  const own = members.find(({ folder }) => file.startsWith(`${folder}/`))
  const theirs = members.find(({ name }) => asked.startsWith(`${name}/`))
  const place = asked.startsWith('#')
    ? own && matched(asked, own.imports)
    : theirs && matched(asked.replace(theirs.name, '.'), theirs.exports)
  const folder = asked.startsWith('#') ? own?.folder : theirs?.folder
  return place && folder ? join(folder, place) : undefined
}

/** `{ A, type B, C as D }` are A, B and C; anything else is everything. */
const namesIn = (clause: string) => {
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? []
  return list === undefined || clause.includes('*')
    ? null
    : new Set([...list.matchAll(/(?:^|,)\s*(?:type\s+)?(\w+)/g)].map(([, name = '']) => name))
}

const asking =
  /\b(import|export)\s+(?:type\s+)?([\w*\s{},]*?)\s*from\s*'([^']+)'|\bimport\('([^']+)'\)/g

function moduleOf(file: string): Module {
  const code = codeOf(join(root, file))
  const imports: Import[] = []
  const handsOn: Import[] = []
  for (const [, kind = 'import', clause = '', asked, late = ''] of code.matchAll(asking)) {
    const from = fileOf(asked ?? late, file)
    if (from) (kind === 'export' ? handsOn : imports).push({ from, names: namesIn(clause) })
  }
  return { code, imports, handsOn }
}

export const readModules = (): Modules =>
  new Map(
    globSync(places, { cwd: root })
      .filter((file) => !file.endsWith('.d.ts'))
      .map((file) => [file, moduleOf(file)]),
  )

/** The module in which a name is written that another one hands out. */
export function homeOf(name: string, file: string, modules: Modules): string | undefined {
  const { code = '', handsOn = [] } = modules.get(file) ?? {}
  if (
    new RegExp(
      `^export (?:default )?(?:async )?(?:function|const|class|type|interface) ${name}\\b`,
      'm',
    ).test(code)
  )
    return file
  for (const { from, names } of handsOn) {
    const home = !names || names.has(name) ? homeOf(name, from, modules) : undefined
    if (home) return home
  }
  return undefined
}
