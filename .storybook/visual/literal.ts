import type { types } from 'storybook/internal/babel'

type Node = types.Node
export type Constants = ReadonlyMap<string, Node>
type Fields = Record<string, unknown>

/** The file's own top-level constants: what a story may spread or name. */
export function constantsOf(program: types.Program): Constants {
  const constants = new Map<string, Node>()
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }
  }
  return constants
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function fields(node: types.ObjectExpression, constants: Constants): Fields {
  const value: Fields = {}
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      Object.assign(value, literal(property.argument, constants))
    } else if (property.type === 'ObjectProperty' && !property.computed) {
      const { key } = property
      const name = key.type === 'Identifier' ? key.name : 'value' in key ? String(key.value) : ''
      value[name] = literal(property.value, constants)
    }
  }
  return value
}

/** What an expression says without being run; `undefined` where only running it would tell. */
export function literal(node: Node | undefined, constants: Constants): unknown {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked).join('…')
    case 'BinaryExpression': {
      const sides = [literal(node.left, constants), literal(node.right, constants)]
      return node.operator === '+' ? sides.join('') : undefined
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literal(node.expression, constants)
    case 'ArrayExpression':
      return node.elements.map((element) => literal(element ?? undefined, constants))
    case 'ObjectExpression':
      return fields(node, constants)
    case 'Identifier':
      return literal(constants.get(node.name), constants)
    case 'MemberExpression': {
      const owner = literal(node.object, constants)
      return isFields(owner) && node.property.type === 'Identifier'
        ? owner[node.property.name]
        : undefined
    }
    default:
      return undefined
  }
}
