/** A story as code that somebody can copy: whole, with its own names and imports, without what is only a test's. */
import ts from 'typescript'
import { asImported, importsIn } from './imports.ts'

type Properties = ReadonlyMap<string, ts.ObjectLiteralElementLike>

/** A file of stories, read. */
interface File {
  readonly source: ts.SourceFile
  /** What it declares at its top, by name. */
  readonly own: ReadonlyMap<string, ts.Statement>
  readonly values: ReadonlyMap<string, ts.Expression>
  readonly meta: Properties
}

const bare = (node: ts.Expression): ts.Expression =>
  ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node

const nameIn = (name: ts.PropertyName | undefined) =>
  name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined

/** An object's properties, those of stories that it spreads among them. */
function propertiesOf(
  node: ts.Expression | undefined,
  values: ReadonlyMap<string, ts.Expression>,
): Map<string, ts.ObjectLiteralElementLike> {
  const all = new Map<string, ts.ObjectLiteralElementLike>()
  const object = node && bare(node)
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

const initializerOf = (property: ts.ObjectLiteralElementLike | undefined) =>
  property && ts.isPropertyAssignment(property) ? property.initializer : undefined

function read(code: string): File {
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

/** As it is written, its lines as far to the left as its first one. */
function textOf(node: ts.Node): string {
  const text = node.getText()
  const { source, start } = { source: node.getSourceFile(), start: node.getStart() }
  const line = source.text.slice(source.text.lastIndexOf('\n', start) + 1, start)
  const [indent = ''] = /^\s*/.exec(line) ?? []
  return text.replaceAll(`\n${indent}`, '\n')
}

/** What only watches what a component does. */
const isSpy = (value: ts.Expression | undefined) =>
  value !== undefined && ts.isCallExpression(value) && value.expression.getText() === 'fn'

/** What a story takes away again of what all of its file have. */
const isNothing = (value: ts.Expression | undefined) =>
  value !== undefined && ts.isIdentifier(value) && value.text === 'undefined'

function attribute(name: string, property: ts.ObjectLiteralElementLike): string {
  if (ts.isSpreadAssignment(property)) return `{...${property.expression.getText()}}`
  const value = initializerOf(property)
  if (!value) return `${name}={${name}}`
  if (value.kind === ts.SyntaxKind.TrueKeyword) return name
  if (ts.isStringLiteral(value) && !/["\\{}<>\n]/.test(value.text)) return `${name}="${value.text}"`
  return `${name}={${textOf(value)}}`
}

const indented = (text: string, by = '  ') => text.replace(/^(?=.)/gm, by)

/** `<Component … />` with its properties, on one line where it has the room. */
function element(component: string, args: Properties): string {
  const { children, ...others } = Object.fromEntries(args)
  const attributes = Object.entries(others)
    .filter(([, value]) => !isNothing(initializerOf(value)))
    .map(([name, value]) => attribute(name, value))
  const content = children && initializerOf(children)
  const inner =
    content &&
    (ts.isStringLiteral(content)
      ? content.text
      : ts.isJsxElement(content) || ts.isJsxSelfClosingElement(content)
        ? textOf(content)
        : `{${textOf(content)}}`)
  const line = `<${[component, ...attributes].join(' ')}${inner ? '>' : ' />'}`
  const isLong = line.length > 90 || line.includes('\n')
  const open = isLong
    ? `<${component}\n${indented(attributes.join('\n'))}\n${inner ? '>' : '/>'}`
    : line
  return inner ? `${open}\n${indented(inner)}\n</${component}>` : open
}

const returned = (jsx: string) =>
  jsx.includes('\n') ? `return (\n${indented(jsx)}\n)` : `return ${jsx}`

/** What a story's own function draws: what it does with its properties, which stand before it. */
function drawnBy(render: ts.ArrowFunction | ts.FunctionExpression, args: Properties): string {
  const [parameter] = render.parameters
  const values = [...args.values()].map((one) => `${textOf(one)},`)
  const given = parameter
    ? `const ${parameter.name.getText()} = {\n${indented(values.join('\n'))}\n}\n`
    : ''
  const { body } = render
  return ts.isBlock(body)
    ? given + body.statements.map(textOf).join('\n')
    : given + returned(textOf(bare(body)))
}

function bodyOf(story: Properties, { meta, values }: File): string | undefined {
  const named = initializerOf(story.get('component') ?? meta.get('component'))?.getText()
  const args = new Map(
    [meta, story].flatMap((one) => [...propertiesOf(initializerOf(one.get('args')), values)]),
  )
  for (const [name, property] of args) if (isSpy(initializerOf(property))) args.delete(name)
  const given = story.get('render') ?? meta.get('render')
  if (given && ts.isMethodDeclaration(given)) return undefined
  const render = initializerOf(given)
  if (render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render)))
    return drawnBy(render, args)
  const component = render && ts.isIdentifier(render) ? render.text : named
  return component ? returned(element(component, args)) : undefined
}

/** Every name that a text of code uses. */
function namesIn(code: string): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('b.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return names
}

/** The code of every story of a file, by the name that it is exported by. */
export function examplesIn(code: string, file: string): Map<string, string> {
  const all = read(code)
  const imports = importsIn(all.source)
  const exported = all.source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [],
  )
  const stories = new Set([...exported, 'meta'])
  return new Map(
    exported.flatMap((name): [string, string][] => {
      const body = bodyOf(propertiesOf(all.values.get(name), all.values), all)
      if (!body) return []
      const example = `export function ${name}() {\n${indented(body)}\n}`
      const used = namesIn(example)
      const needed = new Set<ts.Statement>()
      for (const one of used) {
        const statement = stories.has(one) ? undefined : all.own.get(one)
        if (!statement || needed.has(statement)) continue
        needed.add(statement)
        // A set hands out what comes to it while it is read.
        for (const more of namesIn(statement.getText())) used.add(more)
      }
      const declared = all.source.statements.filter((one) => needed.has(one)).map(textOf)
      return [
        [
          name,
          [asImported(imports, used, file), ...declared, example].filter(Boolean).join('\n\n'),
        ],
      ]
    }),
  )
}
