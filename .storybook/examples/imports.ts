import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { homeOf, type Modules, readModules } from '../facts/modules.ts'
import { root } from '../visual/places.ts'

/** One name of an import. */
export interface Imported {
  readonly local: string
  /** `type User`, `Link as A`. */
  readonly written: string
  readonly from: string
  /** The file that imports it, from the repository's root. */
  readonly file: string
}

/** Every name that a file imports. */
export const importsIn = (source: ts.SourceFile, file: string): Imported[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    const from = statement.moduleSpecifier.text
    const { importClause: clause } = statement
    const named = clause?.namedBindings
    if (!clause || !named) return []
    if (ts.isNamespaceImport(named))
      return [{ local: named.name.text, written: named.getText(), from, file }]
    const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword
    return named.elements.map((one) => ({
      local: one.name.text,
      written: isType && !one.isTypeOnly ? `type ${one.getText()}` : one.getText(),
      from,
      file,
    }))
  })

let modules: Modules | undefined

/** Whether the folder of a package that a module is in hands a name of it out. */
function isHandedOut(name: string, folder: string, path: string): boolean {
  const index = `${folder}index.ts`
  if (path === index) return true
  modules ??= readModules()
  return homeOf(name, index, modules) === path
}

/** How others import a name: of a package by its folder's name; what none hands out by its file. */
function addressOf({ local, from, file }: Imported): string {
  if (!from.startsWith('.')) return from
  const path = join(dirname(file), from)
  const [folder, name, module] = /^packages\/(\w+)\/src\/([\w-]+)\//.exec(path) ?? []
  return folder && isHandedOut(local, folder, path) ? `@shop/${name}/${module}` : `#${path}`
}

const isPublic = (address: string) => !address.startsWith('#')

/** The file of what stories share in the ui's own `lib`: no other shop can import it, so it is written out. */
export function helperOf(imported: Imported): string | undefined {
  const { from, file } = imported
  const own = /^#lib\/([\w-]+)$/.exec(from)?.[1]
  const [path] = own
    ? globSync(`packages/ui/src/lib/${own}.{ts,tsx}`, { cwd: root })
    : [from.startsWith('.') ? join(dirname(file), from) : '']
  return path?.startsWith('packages/ui/src/lib/') ? path : undefined
}

/** The lines that import these; what no package hands out is said to be so. */
export function asImported(imports: readonly Imported[]): string {
  const byAddress = Object.entries(Object.groupBy(imports, addressOf))
  return byAddress
    .sort(([one], [other]) => Number(isPublic(other)) - Number(isPublic(one)))
    .map(([address, names = []]) => {
      const place = address.replace(/^#(?=packages|apps)/, '')
      const written = [...new Set(names.map((one) => one.written))]
      const [all] = written
      const taken = all?.startsWith('*') ? all : `{ ${written.join(', ')} }`
      const line = `import ${taken} from '${place}'`
      return isPublic(address) ? line : `${line} // in this repository alone`
    })
    .join('\n')
}
