/**
 * The phrases of a source file, and the words that would be shown in one language only: both read from its
 * syntax tree, since a pattern sees neither the branches of a condition nor the text between two tags.
 */
import ts from 'typescript'
import { settingsInWords } from '../packages/contract/src/settings-words.ts'

export interface PhrasesInCode {
  /** What is asked for with `t('…')`, or with `phrase('…')` where it is kept for later. */
  phrases: string[]
  /** A phrase's English form for one, which stands beside it for when there are no translations. */
  ones: ReadonlyMap<string, string>
  faults: string[]
}

const words = /\p{L}{3}/u

/** Attributes whose words shoppers see or hear. */
const shown = new Set([
  'title',
  'label',
  'lead',
  'hint',
  'placeholder',
  'description',
  'message',
  'aria-label',
  'aria-description',
  'alt',
])
/** Elements whose text is not for reading. */
const unread = new Set(['style', 'script', 'code'])

/** What the constants of a file are, by name. */
type Constants = ReadonlyMap<string, ts.Expression>

function constantsIn(source: ts.SourceFile): Constants {
  const found = new Map<string, ts.Expression>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** What a constant object holds. */
function membersOf(expression: ts.Expression, constants: Constants): ts.PropertyAssignment[] {
  const whole = ts.isIdentifier(expression) ? constants.get(expression.text) : undefined
  const object = whole && ts.isAsExpression(whole) ? whole.expression : whole
  return object && ts.isObjectLiteralExpression(object)
    ? object.properties.filter(ts.isPropertyAssignment)
    : []
}

/** What a name stands for: a setting in words for itself, a constant of the file for what it is. */
function textsNamedBy(node: ts.Expression, constants: Constants): string[] {
  const name = ts.isPropertyAccessExpression(node) ? node.name.text : node.getText()
  if (settingsInWords.includes(name)) return [name]
  // One that is made of itself, as in an inner scope, is read once.
  const others = new Map([...constants].filter(([other]) => other !== name))
  if (ts.isIdentifier(node)) return textsOf(constants.get(name), others)
  // Any of them, where which is not known.
  const { expression } = node as ts.PropertyAccessExpression | ts.ElementAccessExpression
  return membersOf(expression, constants)
    .filter((member) => ts.isElementAccessExpression(node) || nameOf(member) === name)
    .flatMap(({ initializer }) => textsOf(initializer, others))
}

/**
 * All texts that an expression may come to: those of each branch, none of what it calls.
 *
 * @param constants of its file; null where names are not looked up
 */
function textsOf(node: ts.Expression | undefined, constants: Constants | null): string[] {
  const texts = (one: ts.Expression | undefined) => textsOf(one, constants)
  if (!node) return []
  if (
    ts.isIdentifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node)
  )
    return constants ? textsNamedBy(node, constants) : []
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  if (ts.isConditionalExpression(node)) return [...texts(node.whenTrue), ...texts(node.whenFalse)]
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return texts(node.expression)
  if (!ts.isBinaryExpression(node)) return []
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return texts(node.right)
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
    case ts.SyntaxKind.PlusToken:
      return [...texts(node.left), ...texts(node.right)]
    default:
      return []
  }
}

const nameOf = (property: ts.ObjectLiteralElementLike) =>
  property.name && ts.isIdentifier(property.name) ? property.name.text : undefined

const holesIn = (phrase: string) =>
  [...phrase.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)

/** Says which form, or is said in its stead: no value of a hole. */
const isOption = (name: string) => name === 'count' || name.startsWith('defaultValue')

const tagOf = (node: ts.Node) =>
  ts.isJsxElement(node) ? node.openingElement.tagName.getText() : undefined

/**
 * Reads one file.
 *
 * @param isPage what stands in it is seen by shoppers: its bare words are faults
 */
export function phrasesIn(file: string, text: string, isPage: boolean): PhrasesInCode {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const constants = constantsIn(source)
  const phrases: string[] = []
  const ones = new Map<string, string>()
  const faults: string[] = []

  const bare = (said: string) => {
    if (isPage && words.test(said))
      faults.push(`${file}: "${said.trim().replace(/\s+/g, ' ')}" is shown without t()`)
  }

  const checkValues = (phrase: string, given: ts.Expression | undefined) => {
    const asked = holesIn(phrase)
    if (given && !ts.isObjectLiteralExpression(given)) return
    const properties = given?.properties ?? []
    const names = properties.flatMap((property) => nameOf(property) ?? [])
    // What is spread into them, or put in by the place itself, stands elsewhere.
    const isElsewhere = (name: string) =>
      properties.some(ts.isSpreadAssignment) || text.split(`{{${name}}}`).length > 2
    if (
      asked.some((name) => !names.includes(name) && !isElsewhere(name)) ||
      names.some((name) => !isOption(name) && !asked.includes(name))
    )
      faults.push(`${file}: "${phrase}" is given ${names.join(', ') || 'nothing'}`)
    const one = properties.find((property) => nameOf(property) === 'defaultValue_one')
    if (one && ts.isPropertyAssignment(one) && ts.isStringLiteralLike(one.initializer))
      ones.set(phrase, one.initializer.text)
  }

  const readCall = ({ expression, arguments: [said, values] }: ts.CallExpression) => {
    if (!ts.isIdentifier(expression)) return
    if (expression.text !== 't' && expression.text !== 'phrase') return
    for (const one of textsOf(said, null).filter(Boolean)) {
      phrases.push(one)
      checkValues(one, values)
    }
  }

  const visit = (node: ts.Node): void => {
    if (unread.has(tagOf(node) ?? '')) return
    if (ts.isCallExpression(node)) readCall(node)
    if (ts.isJsxText(node)) bare(node.text)
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      for (const one of textsOf(node.expression, constants)) bare(one)
    if (ts.isJsxAttribute(node) && shown.has(node.name.getText())) {
      const value = node.initializer
      if (value && ts.isStringLiteral(value)) bare(value.text)
      if (value && ts.isJsxExpression(value))
        for (const one of textsOf(value.expression, constants)) bare(one)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { phrases, ones, faults }
}
