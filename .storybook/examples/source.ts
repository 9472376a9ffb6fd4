/** Reading a file of stories: what it declares, and the properties of its objects. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

export type Properties = ReadonlyMap<string, ts.ObjectLiteralElementLike>

/** A file of stories, read. */
export interface File {
  readonly source: ts.SourceFile
  /** What it declares at its top, by name. */
  readonly own: ReadonlyMap<string, ts.Statement>
  readonly values: ReadonlyMap<string, ts.Expression>
  readonly meta: Properties
}

export const bare = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node

const nameIn = (name: ts.PropertyName | undefined) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** An object's properties, those of stories that it spreads among them. */
export function propertiesOf(
  node: ts.Expression | undefined,
  values: ReadonlyMap<string, ts.Expression>,
): Map<string, ts.ObjectLiteralElementLike> {
  const all = new Map<string, ts.ObjectLiteralElementLike>()
  const written = node && bare(node)
  const object =
    written && ts.isIdentifier(written) ? bare(values.get(written.text) ?? written) : written
  if (!object || !ts.isObjectLiteralExpression(object)) return all
  for (const one of object.properties) {
    const name = nameIn(one.name)
    if (name) all.set(name, one)
    else if (ts.isSpreadAssignment(one)) {
      const spread = spreadIn(one.expression, values)
      if (spread) for (const [key, value] of spread) all.set(key, value)
      else all.set(`...${one.expression.getText()}`, one)
    }
  }
  return all
}

/** Of `...Other` and `...Other.args` the properties, where it is a story of the same file. */
function spreadIn(
  node: ts.Expression,
  values: ReadonlyMap<string, ts.Expression>,
): Map<string, ts.ObjectLiteralElementLike> | undefined {
  if (ts.isIdentifier(node)) {
    const value = values.get(node.text)
    return value && ts.isObjectLiteralExpression(bare(value))
      ? propertiesOf(value, values)
      : undefined
  }
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'args') return undefined
  const story = spreadIn(node.expression, values)
  return story && propertiesOf(initializerOf(story.get('args')), values)
}

export const initializerOf = (property: ts.ObjectLiteralElementLike | undefined) =>
  property && ts.isPropertyAssignment(property) ? property.initializer : undefined

export function read(code: string): File {
  const source = ts.createSourceFile(
    'a.stories.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  )
  const own = new Map<string, ts.Statement>()
  const values = new Map<string, ts.Expression>()
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (!ts.isIdentifier(name)) continue
        own.set(name.text, statement)
        if (initializer) values.set(name.text, initializer)
      }
    else if (
      (ts.isFunctionDeclaration(statement) ||
        ts.isTypeAliasDeclaration(statement) ||
        ts.isInterfaceDeclaration(statement)) &&
      statement.name
    )
      own.set(statement.name.text, statement)
  }
  return { source, own, values, meta: propertiesOf(values.get('meta'), values) }
}

/** As it is written but for parts that others take the place of, its lines as far to the left as its first one. */
export function textOf(node: ts.Node, instead: ReadonlyMap<ts.Node, string> = new Map()): string {
  let text = ''
  let from = node.getStart()
  for (const [part, other] of instead) {
    text += node.getSourceFile().text.slice(from, part.getStart()) + other
    from = part.getEnd()
  }
  text += node.getSourceFile().text.slice(from, node.getEnd())
  const { source, start } = { source: node.getSourceFile(), start: node.getStart() }
  const line = source.text.slice(source.text.lastIndexOf('\n', start) + 1, start)
  const [indent = ''] = /^\s*/.exec(line) ?? []
  return text.replaceAll(`\n${indent}`, '\n')
}

/** What only watches what a component does. */
export const isSpy = (value: ts.Expression | undefined) =>
  value !== undefined && ts.isCallExpression(value) && value.expression.getText() === 'fn'

/** `name: () => undefined`, parsed, as its text is asked for. */
export function doingNothing(name: string): ts.ObjectLiteralElementLike {
  const { values } = read(`const one = { ${JSON.stringify(name)}: () => undefined }`)
  const property = propertiesOf(values.get('one'), values).get(name)
  if (!property) throw new Error(`${name} is no name of a property`)
  return property
}

/** The names of the properties that a component of this folder cannot do without. */
export function requiredIn(folder: string): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isPropertySignature(node) && !node.questionToken) names.add(nameIn(node.name) ?? '')
    ts.forEachChild(node, visit)
  }
  for (const file of globSync('*.tsx', { cwd: folder }))
    if (!/\.(?:stories|test)\./.test(file))
      visit(
        ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest),
      )
  return names
}

/** What a story takes away again of what all of its file have. */
export const isNothing = (value: ts.Expression | undefined) =>
  value !== undefined && ts.isIdentifier(value) && value.text === 'undefined'

/** Every name that a text of code uses. */
export function namesIn(code: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('b.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return names
}
