/** Our own CSV (docs/import.md): a row a product. */
import { amountIn, categoryIn, flagIn, listIn, percentIn, piecesIn, quoted } from './cells.ts'
import { attempt, createFirstLines, type Format, type Row, type Settings } from './format.ts'
import { type Choice, type Color, type Draft, NotTaken, type PictureSource } from './product.ts'

const columns = [
  ...['sku', 'name', 'category', 'brand', 'unit', 'price', 'discount_price', 'tax_rate', 'stock'],
  ...['published', 'short_description', 'description', 'sizes', 'colors', 'pictures'],
  ...['meta_title', 'meta_description', 'keywords'],
] as const
type Column = (typeof columns)[number]

const nameColumn = /^name_([a-z]{2,8})$/

/** "XXL+2.50": a name and what it adds to the price. */
const withSurcharge = (what: string, part: string, isComma: boolean): Choice => {
  const plus = part.lastIndexOf('+')
  const amount = plus < 0 ? undefined : /^[\d.,]+$/.exec(part.slice(plus + 1).trim())?.[0]
  return {
    name: amount === undefined ? part : part.slice(0, plus).trimEnd(),
    surcharge: amount === undefined ? 0 : amountIn(`the surcharge in ${what}`, amount, isComma),
  }
}

const colorOf = (part: string, isComma: boolean): Color => {
  const { name: rest, surcharge } = withSurcharge('colors', part, isComma)
  const code = /#[\da-f]{6}$/i.exec(rest)?.[0]
  const name = code === undefined ? rest : rest.slice(0, -code.length).trimEnd()
  return { name, code: code?.toLowerCase() ?? null, surcharge }
}

const unique = <Named extends { readonly name: string }>(what: string, list: Named[]): Named[] => {
  const names = list.map(({ name }) => name.toLowerCase())
  const twice = list.find((_, at) => names.indexOf(names[at] ?? '') < at)
  if (twice) throw new NotTaken(`${what} names ${quoted(twice.name)} twice`)
  return list
}

/** "Red=red.jpg" is a picture of the product in red; only colours of the product are told so. */
const pictureOf = (part: string, colors: readonly Color[]): PictureSource => {
  const shown = colors.find(({ name }) => part.toLowerCase().startsWith(`${name.toLowerCase()}=`))
  return shown
    ? { source: part.slice(shown.name.length + 1).trim(), color: shown.name }
    : { source: part, color: null }
}

const draftOf = (
  row: Row,
  sku: string,
  locales: readonly string[],
  { isComma }: Settings,
): Draft => {
  const cell = (column: Column) => row.read(column)
  /** What cannot be nothing is left as it is by an empty cell. */
  const filled = <Value>(column: Column, read: (what: string, text: string) => Value) => {
    const text = cell(column)
    return text ? read(column, text) : undefined
  }
  /** What can be nothing is taken away by one. */
  const orNothing = <Value>(column: Column, read: (what: string, text: string) => Value) => {
    const text = cell(column)
    return text ? read(column, text) : text === '' ? null : undefined
  }
  const list = <Part>(column: Column, read: (part: string) => Part) => {
    const text = cell(column)
    return text === undefined ? undefined : listIn(text, '|').map(read)
  }
  const itself = (_: string, text: string) => text
  const amount = (what: string, text: string) => amountIn(what, text, isComma)
  const names = locales.map((locale) => [locale, row.read(`name_${locale}`) ?? ''] as const)
  const sizes = list('sizes', (part) => withSurcharge('sizes', part, isComma))
  const colors = list('colors', (part) => colorOf(part, isComma))
  const stock = filled('stock', piecesIn)
  if (stock !== undefined && stock < 0) throw new NotTaken(`stock ${stock} is negative`)
  return {
    line: row.line,
    codes: [sku],
    name: filled('name', itself),
    names:
      names.length > 0 ? Object.fromEntries(names.filter(([, name]) => name !== '')) : undefined,
    shortDescription: cell('short_description'),
    description: cell('description'),
    price: filled('price', amount),
    discountPrice: orNothing('discount_price', amount),
    taxRate: filled('tax_rate', (what, text) => percentIn(what, text, isComma)),
    quantity: stock,
    category: filled('category', (_, text) => categoryIn(text)),
    brand: orNothing('brand', itself),
    unit: orNothing('unit', itself),
    metaTitle: orNothing('meta_title', itself),
    metaDescription: orNothing('meta_description', itself),
    metaKeywords: orNothing('keywords', itself),
    isActive: filled('published', flagIn),
    sizes: sizes && unique('sizes', sizes),
    colors: colors && unique('colors', colors),
    pictures: list('pictures', (part) => pictureOf(part, colors ?? [])),
  }
}

export const own: Format = {
  title: "the shop's own format",
  matches: (found) => found.includes('sku') && !found.includes('type'),
  columns,
  numbered: nameColumn,
  start: (found, settings) => {
    const locales = found.flatMap((column) => nameColumn.exec(column)?.[1] ?? [])
    const known = createFirstLines()
    return {
      take: (row) => {
        const sku = row.read('sku') ?? ''
        const read = () => {
          if (row.fault) throw new NotTaken(row.fault)
          if (!sku) throw new NotTaken('there is no sku')
          const first = known.before(sku, row.line)
          if (first) throw new NotTaken(`the sku stands on line ${first} already`)
          return draftOf(row, sku, locales, settings)
        }
        return [attempt(row.line, sku, read)]
      },
      end: () => [],
    }
  },
}
