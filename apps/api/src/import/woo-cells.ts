/** What the columns of a row of WooCommerce's CSV mean. */
import { amountIn, categoryIn, piecesIn } from './cells.ts'
import type { Row, Settings } from './format.ts'
import { NotTaken } from './product.ts'

/** A cell; WooCommerce writes an apostrophe before what a spreadsheet might take for a formula. */
export const read = (row: Row, column: string): string | undefined =>
  row.read(column)?.replace(/^'(?=[=+\-@\t\r])/, '')

/** A cell that may be none. */
export const text = (row: Row, column: string): string => read(row, column) ?? ''

/** Values are told apart by commas; their own commas have a backslash before them. */
export const listOf = (joined: string): string[] =>
  joined
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

/** A text in which newlines are written as \n, and that itself as \\n. */
export const described = (row: Row, column: string): string | undefined =>
  read(row, column)?.replace(/(\\?)\\n/g, (_, before: string) => (before ? '\\n' : '\n'))

export const typesOf = (row: Row): string[] => listOf(text(row, 'type').toLowerCase())

export const attributeColumn = /^attribute (\d{1,3}) (name|value\(s\))$/

export interface Attribute {
  readonly name: string
  readonly values: readonly string[]
}

/** @param attributeNumbers the numbers that attributes have in this file */
export const attributesOf = (row: Row, attributeNumbers: readonly string[]): Attribute[] =>
  attributeNumbers
    .map((number) => ({
      name: text(row, `attribute ${number} name`),
      values: listOf(text(row, `attribute ${number} value(s)`)),
    }))
    .filter(({ name }) => name !== '')

const day = (cell: string) => /^\d{4}-\d\d-\d\d/.exec(cell)?.[0] ?? null

/** What is paid, and what it was before where it is reduced today. */
export const pricesOf = (row: Row, { isComma, now }: Settings) => {
  const [full, low] = [text(row, 'regular price'), text(row, 'sale price')]
  if (!full) throw new NotTaken('it has no regular price')
  const regular = amountIn('regular price', full, isComma)
  if (!low) return { price: regular, before: null }
  const sale = amountIn('sale price', low, isComma)
  const today = now.toISOString().slice(0, 10)
  const starts = day(text(row, 'date sale price starts')) ?? today
  const ends = day(text(row, 'date sale price ends')) ?? today
  const isOn = starts <= today && today <= ends && sale < regular && sale > 0
  return isOn ? { price: sale, before: regular } : { price: regular, before: null }
}

/** Null where WooCommerce does not count, or sells on when nothing is left. */
export const piecesOf = (row: Row): number | 'parent' | null => {
  const stock = text(row, 'stock').toLowerCase()
  if (text(row, 'in stock?') === '0') return 0
  if (['1', 'notify'].includes(text(row, 'backorders allowed?'))) return null
  if (stock === 'parent') return 'parent'
  return stock === '' ? null : Math.max(0, piecesIn('stock', stock))
}

/** Not a draft, not private; those have other numbers. */
export const isPublic = (row: Row): boolean =>
  ['1', 'true'].includes((read(row, 'published') ?? '1').toLowerCase())

/** Its place in our two levels, and whether it had others. */
export const categoriesOf = (row: Row) => {
  const paths = listOf(text(row, 'categories')).map((path) => path.split(/\s*>\s*/))
  const deepest = Math.max(0, ...paths.map(({ length }) => length))
  const taken = paths.find(({ length }) => length === deepest) ?? []
  // A category and those above it are one place.
  const isOther = (path: readonly string[]) => path.some((name, level) => name !== taken[level])
  return { category: categoryIn(taken.join('>')), isOneOf: paths.some(isOther) }
}

export const brandOf = (row: Row, attributes: readonly Attribute[]): string | null | undefined => {
  const [brand] = listOf(text(row, 'brands'))
  const told = attributes.find(({ name }) => name.toLowerCase() === 'brand')?.values[0]
  const found = brand?.split('>').at(-1)?.trim() ?? told
  return found ?? (read(row, 'brands') === undefined ? undefined : null)
}
