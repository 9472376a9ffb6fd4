/** A story as code that somebody can copy: whole, with its own names and imports, without what is only a test's. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { root } from '../visual/places.ts'
import { asImported, helperOf, type Imported, importsIn } from './imports.ts'
import {
  bare,
  doingNothing,
  type File,
  initializerOf,
  isNothing,
  isSpy,
  namesIn,
  type Properties,
  propertiesOf,
  read,
  requiredIn,
  textOf,
} from './source.ts'

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

/** Everywhere that a function uses its parameter. */
function usesOf(name: string, body: ts.Node): ts.Identifier[] {
  const uses: ts.Identifier[] = []
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && node.text === name) uses.push(node)
    ts.forEachChild(node, visit)
  }
  visit(body)
  return uses
}

/** The properties at the place of `{...args}`, each on a line of its own where they need the room. */
function inPlaceOf(spread: ts.JsxSpreadAttribute, args: Properties): string {
  const element = spread.parent.parent
  const said = new Set(
    spread.parent.properties.map((one) => (ts.isJsxAttribute(one) ? one.name.getText() : '')),
  )
  if (ts.isJsxOpeningElement(element)) said.add('children')
  const attributes = [...args]
    .filter(([name, value]) => !said.has(name) && !isNothing(initializerOf(value)))
    .map(([name, value]) => attribute(name, value))
  const line = attributes.join(' ')
  if (line.length <= 60 && !line.includes('\n')) return line
  const { text } = spread.getSourceFile()
  const [indent = ''] = /^\s*/.exec(text.slice(text.lastIndexOf('\n', spread.getStart()) + 1)) ?? []
  const isAlone = text.slice(0, spread.getStart()).endsWith(`\n${indent}`)
  return indented(attributes.join('\n'), isAlone ? indent : `${indent}  `).trimStart()
}

/** `const name = value` for each name that a function takes out of its properties. */
const namesOut = (pattern: ts.ObjectBindingPattern, args: Properties) =>
  pattern.elements
    .filter(({ dotDotDotToken }) => !dotDotDotToken)
    .map(({ name, propertyName }) => {
      const value = initializerOf(args.get((propertyName ?? name).getText()))
      return `const ${name.getText()} = ${value ? textOf(value) : 'undefined'}\n`
    })
    .join('')

/** What a story's own function draws with its properties: in their places, or before it. */
function drawnBy(render: ts.ArrowFunction | ts.FunctionExpression, args: Properties): string {
  const { body } = render
  const parameter = render.parameters[0]?.name
  const pattern = parameter && ts.isObjectBindingPattern(parameter) ? parameter : undefined
  const taken = new Set(pattern?.elements.map((one) => (one.propertyName ?? one.name).getText()))
  const whole = pattern?.elements.find((one) => one.dotDotDotToken)?.name ?? parameter
  const uses = whole ? usesOf(whole.getText(), body) : []
  const spreads = uses.flatMap(({ parent }) => (ts.isJsxSpreadAttribute(parent) ? [parent] : []))
  const isSpreadAlone = spreads.length === uses.length
  const left = new Map([...args].filter(([name]) => !taken.has(name)))
  const instead = new Map(
    isSpreadAlone ? spreads.map((one) => [one, inPlaceOf(one, left)] as const) : [],
  )
  const given = () => {
    if (pattern) return namesOut(pattern, args)
    if (!parameter || isSpreadAlone) return ''
    const values = [...args.values()].map((one) => `${textOf(one)},`)
    return `const ${parameter.getText()} = {\n${indented(values.join('\n'))}\n}\n`
  }
  const within = (node: ts.Node) =>
    new Map([...instead].filter(([one]) => one.pos >= node.pos && one.end <= node.end))
  return ts.isBlock(body)
    ? given() + body.statements.map((one) => textOf(one, within(one))).join('\n')
    : given() + returned(textOf(bare(body), instead))
}

function bodyOf(
  story: Properties,
  { meta, values }: File,
  isRequired: (name: string) => boolean,
): string | undefined {
  const named = initializerOf(story.get('component') ?? meta.get('component'))?.getText()
  const args = new Map(
    [meta, story].flatMap((one) => [...propertiesOf(initializerOf(one.get('args')), values)]),
  )
  for (const [name, property] of args) {
    if (!isSpy(initializerOf(property))) continue
    if (isRequired(name)) args.set(name, doingNothing(name))
    else args.delete(name)
  }
  const given = story.get('render') ?? meta.get('render')
  if (given && ts.isMethodDeclaration(given)) return undefined
  const render = initializerOf(given)
  if (render && (ts.isArrowFunction(render) || ts.isFunctionExpression(render)))
    return drawnBy(render, args)
  const component = render && ts.isIdentifier(render) ? render.text : named
  return component ? returned(element(component, args)) : undefined
}

interface Needed {
  readonly declared: readonly string[]
  readonly imports: readonly Imported[]
}

/** What a text of code takes from the top of its file: declarations, imports, and what those need in turn. */
function neededBy(
  code: string,
  { source, own }: File,
  file: string,
  not: ReadonlySet<string>,
): Needed {
  const used = namesIn(code)
  const statements = new Set<ts.Statement>()
  for (const one of used) {
    const statement = not.has(one) ? undefined : own.get(one)
    if (!statement || statements.has(statement)) continue
    statements.add(statement)
    // A set hands out what comes to it while it is read.
    for (const more of namesIn(statement.getText())) used.add(more)
  }
  const declared = source.statements
    .filter((one) => statements.has(one))
    .map((one) => textOf(one).replace(/^export (?=const|function|type|interface)/, ''))
  const imported = importsIn(source, file).filter(({ local }) => used.has(local))
  const shared = Map.groupBy(imported, helperOf)
  const helpers = [...shared].flatMap(([path, names]) => {
    if (path === undefined) return []
    const helper = read(readFileSync(join(root, path), 'utf8'))
    return [neededBy(names.map(({ local }) => local).join('\n'), helper, path, new Set())]
  })
  return {
    declared: [...helpers.flatMap((one) => one.declared), ...declared],
    imports: [...helpers.flatMap((one) => one.imports), ...(shared.get(undefined) ?? [])],
  }
}

/** The code of every story of a file, by the name that it is exported by. */
export function examplesIn(code: string, file: string): Map<string, string> {
  const all = read(code)
  const exported = all.source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement) &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      ? statement.declarationList.declarations.map(({ name }) => name.getText())
      : [],
  )
  const stories = new Set([...exported, 'meta'])
  const required = requiredIn(join(root, dirname(file)))
  return new Map(
    exported.flatMap((name): [string, string][] => {
      const story = propertiesOf(all.values.get(name), all.values)
      const body = bodyOf(story, all, (property) => required.has(property))
      if (!body) return []
      const example = `export function ${name}() {\n${indented(body)}\n}`
      const { declared, imports } = neededBy(example, all, file, stories)
      return [[name, [asImported(imports), ...declared, example].filter(Boolean).join('\n\n')]]
    }),
  )
}
