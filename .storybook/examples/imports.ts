import { dirname, join } from 'node:path'
import ts from 'typescript'
import { homeOf, type Modules, readModules } from '../facts/modules.ts'

/** One name of an import. */
interface Imported {
  readonly local: string
  /** `type User`, `Link as A`. */
  readonly written: string
  readonly from: string
}

/** Every name that a file imports. */
export const importsIn = (source: ts.SourceFile): Imported[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    const from = statement.moduleSpecifier.text
    const { importClause: clause } = statement
    const named = clause?.namedBindings
    if (!clause || !named || !ts.isNamedImports(named)) return []
    const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword
    return named.elements.map((one) => ({
      local: one.name.text,
      written: isType && !one.isTypeOnly ? `type ${one.getText()}` : one.getText(),
      from,
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
function addressOf({ local, from }: Imported, file: string): string {
  if (!from.startsWith('.')) return from
  const path = join(dirname(file), from)
  const [folder, name, module] = /^packages\/(\w+)\/src\/([\w-]+)\//.exec(path) ?? []
  return folder && isHandedOut(local, folder, path) ? `@shop/${name}/${module}` : `#${path}`
}

const isPublic = (address: string) => !address.startsWith('#')

/** The lines that import what is used; what no package hands out is said to be so. */
export function asImported(
  imports: readonly Imported[],
  used: ReadonlySet<string>,
  file: string,
): string {
  const needed = imports.filter(({ local }) => used.has(local))
  const byAddress = Object.entries(Object.groupBy(needed, (one) => addressOf(one, file)))
  return byAddress
    .sort(([one], [other]) => Number(isPublic(other)) - Number(isPublic(one)))
    .map(([address, names = []]) => {
      const place = address.replace(/^#(?=packages|apps)/, '')
      const line = `import { ${names.map(({ written }) => written).join(', ')} } from '${place}'`
      return isPublic(address) ? line : `${line} // in this repository alone`
    })
    .join('\n')
}
