/** Which modules run in the browser alone: a server that renders React must be told so. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'

const isClientCall = (name: string) => /^use(?:[A-Z]|$)/.test(name) || name === 'createContext'
const isHandler = (name: string) => /^on[A-Z]/.test(name)
/** Its components hold state or handlers, and not all of them say so themselves. */
const isClientPackage = (name: string) => /^(?:@radix-ui|@xstate)\//.test(name)

/**
 * Whether a module needs "use client": it calls a hook, makes a context, hands out handlers, or stands on
 * a package that does (https://react.dev/reference/rsc/use-client).
 */
export function isClientModule(file: string): boolean {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const needs = (node: ts.Node): boolean => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return false
    if (ts.isImportDeclaration(node))
      return (
        node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
        ts.isStringLiteral(node.moduleSpecifier) &&
        isClientPackage(node.moduleSpecifier.text)
      )
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      if (isClientCall(node.expression.text)) return true
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && isHandler(node.name.text))
      return true
    // As one of the properties that an element is given later.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && isHandler(node.name.text))
      return true
    return ts.forEachChild(node, (child) => needs(child) || undefined) ?? false
  }
  return needs(source)
}
