import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../packages/ui/src')

interface Drawn {
  /** Somebody's classes and the rest are handed on. */
  handsOn: boolean
  /** It has a `data-slot`, or is drawn by a component that has. */
  isFound: boolean
  /** Calls of `cn` in which something comes after the caller's classes, and wins over them. */
  overruling: string[]
}

function drawnBy(file: string): Drawn {
  const others = new Set<string>()
  const drawn: Drawn = { handsOn: false, isFound: false, overruling: [] }
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) && /'\.\.\//.test(node.moduleSpecifier.getText()))
      for (const [name] of node.importClause?.getText().matchAll(/\w+/g) ?? []) others.add(name)
    if (ts.isJsxAttribute(node) && node.name.getText() === 'data-slot') drawn.isFound = true
    if (ts.isPropertyAssignment(node) && /^'?(?:data-)?slot'?$/.test(node.name.getText()))
      drawn.isFound = true
    if (ts.isJsxSpreadAttribute(node)) {
      drawn.handsOn = true
      if (others.has(node.parent.parent.tagName.getText())) drawn.isFound = true
    }
    if (ts.isCallExpression(node) && node.expression.getText() === 'cn') {
      const at = node.arguments.findIndex((one) => /^(?:\w+\.)?className$/.test(one.getText()))
      if (at !== -1 && at < node.arguments.length - 1)
        drawn.overruling.push(`${file}: ${node.getText()}`)
    }
    ts.forEachChild(node, visit)
  }
  const code = readFileSync(join(root, file), 'utf8')
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return drawn
}

/** Providers draw what they are given; a toast is told, and drawn by nobody else. */
const isNone = (file: string) => /provider|^(?:i18n|direction|toast)\//.test(file)

const components = globSync('*/*.tsx', { cwd: root })
  .filter((file) => /^(.+)\/\1\.tsx$/.test(file) && !isNone(file))
  .map((file) => ({ file, ...drawnBy(file) }))

test('there are components', () => expect(components.length).toBeGreaterThan(35))

test.each(components)(
  '$file is found by its data-slot, or that of what it draws',
  ({ isFound }) => {
    expect(isFound).toBe(true)
  },
)

test.each(components)('$file takes classes and the rest from whoever draws it', ({ handsOn }) => {
  expect(handsOn).toBe(true)
})

/** Parts of components, too. */
const everyFile = globSync('*/*.tsx', { cwd: root }).filter(
  (file) => !/\.(?:stories|test)\./.test(file),
)

test('the classes of whoever draws it win: className is the last argument of cn', () => {
  expect(everyFile.flatMap((file) => drawnBy(file).overruling)).toEqual([])
})

const packages = join(import.meta.dirname, '../packages')

/** What the packages hand out, but for what only their stories play with. */
const handedOut = globSync('{ui,flows}/src/**/index.ts', { cwd: packages })
  .filter((file) => !file.includes('/testing/'))
  .flatMap((file) =>
    [...readFileSync(join(packages, file), 'utf8').matchAll(/from '(\.[^']+\.tsx)'/g)].map(
      ([, from = '']) => join(file, '..', from),
    ),
  )

function untold(file: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node, owner: string | null) => {
    const isExported =
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
      node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    const props = isExported && node.name.text.endsWith('Props') ? node.name.text : owner
    if (props && ts.isPropertySignature(node)) {
      if (ts.getJSDocCommentsAndTags(node).length === 0)
        found.push(`${file}: ${props}.${node.name.getText()}`)
    } else ts.forEachChild(node, (child) => visit(child, props))
  }
  const code = readFileSync(join(packages, file), 'utf8')
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), null)
  return found
}

test('every property of what is handed out says what it is for', () => {
  expect(handedOut.length).toBeGreaterThan(60)
  expect(handedOut.flatMap(untold)).toEqual([])
})
