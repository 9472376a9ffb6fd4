/** Shopify's product CSV, of its older and its newer column names: a row a variant or a picture. */
import { amountIn, categoryIn, flagIn, listIn, piecesIn, quoted } from './cells.ts'
import { attempt, createFirstLines, type Format, type Row, type Settings } from './format.ts'
import { withPictures } from './pictures-of.ts'
import { type Draft, NotTaken } from './product.ts'
import { choose, type Variant } from './variants.ts'

const columns = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standard product type'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  price: ['variant price', 'price'],
  before: ['variant compare at price', 'compare-at price'],
  pieces: ['variant inventory qty', 'inventory quantity'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  picture: ['image src', 'product image url'],
  position: ['image position'],
  variantPicture: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  name1: ['option1 name'],
  value1: ['option1 value'],
  name2: ['option2 name'],
  value2: ['option2 value'],
  name3: ['option3 name'],
  value3: ['option3 value'],
} as const
type Column = keyof typeof columns

const read = (row: Row, column: Column) => row.read(...columns[column])
const text = (row: Row, column: Column) => read(row, column) ?? ''

/** Spreadsheets are told by an apostrophe that a sku is a text. */
const skuOf = (row: Row) => text(row, 'sku').replace(/^'/, '')

const isVariant = (row: Row) => text(row, 'price') !== '' || text(row, 'value1') !== ''

const optionsOf = (first: Row, row: Row) =>
  (
    [
      ['name1', 'value1'],
      ['name2', 'value2'],
      ['name3', 'value3'],
    ] as const
  )
    .map(([name, value]) => ({ name: text(first, name), value: text(row, value) }))
    .filter(({ value }) => value !== '' && value !== 'Default Title')

/** Null where Shopify does not count, or sells on when nothing is left. */
const piecesOf = (row: Row): number | null => {
  const pieces = text(row, 'pieces')
  const sellsOn = ['continue', 'true'].includes(text(row, 'policy').toLowerCase())
  const isCounted = read(row, 'tracker') !== ''
  return pieces === '' || sellsOn || !isCounted ? null : Math.max(0, piecesIn('stock', pieces))
}

const variantOf = (first: Row, row: Row, { isComma }: Settings): Variant => {
  const paid = text(row, 'price')
  if (!paid) throw new NotTaken(`the variant on line ${row.line} has no price`)
  const price = amountIn('price', paid, isComma)
  const old = text(row, 'before')
  const before = old === '' ? 0 : amountIn('compare at price', old, isComma)
  return {
    options: optionsOf(first, row),
    price,
    before: before > price && price > 0 ? before : null,
    pieces: piecesOf(row),
    picture: text(row, 'variantPicture') || null,
  }
}

const isTaxonomyCode = (path: string) => /^(gid:.*|[a-z]{2}(-\d+)+|\d+)$/.test(path)

/** The taxonomy's path; the shop's own word for the type where that leads nowhere. */
const categoryOf = (row: Row): Draft['category'] => {
  const path = text(row, 'category')
  const [first, second] = [isTaxonomyCode(path) ? '' : path, text(row, 'type')]
  const found = categoryIn(first)
  const type = second === found?.name ? null : second || null
  return found ? { ...found, sub: found.sub ?? type } : categoryIn(second)
}

const isActive = (row: Row): boolean | undefined => {
  const [status, published] = [read(row, 'status'), read(row, 'published')]
  if (!status && !published) return undefined
  return (
    (!status || status.toLowerCase() === 'active') && (!published || flagIn('published', published))
  )
}

/** What is there is taken as it is; an empty cell says that there is nothing. */
const maybe = (row: Row, column: Column) => {
  const found = read(row, column)
  return found === '' ? null : found
}

const positionOf = (row: Row) => Number(text(row, 'position')) || 0
const byPosition = (one: Row, other: Row) => positionOf(one) - positionOf(other)

const picturesOf = (rows: readonly Row[]) => {
  const shown = rows.filter((row) => text(row, 'picture') !== '').sort(byPosition)
  const others = rows.map((row) => text(row, 'variantPicture')).filter(Boolean)
  return [...new Set([...shown.map((row) => text(row, 'picture')), ...others])]
}

const draftOf = (
  handle: string,
  rows: readonly Row[],
  skus: readonly string[],
  settings: Settings,
): Draft => {
  const [first] = rows
  if (!first) throw new Error('a product without rows')
  if (text(first, 'giftCard').toLowerCase() === 'true') throw new NotTaken('it is a gift card')
  if (!text(first, 'title')) throw new NotTaken('its first row has no title')
  const variants = rows.filter(isVariant).map((row) => variantOf(first, row, settings))
  if (variants.length === 0) throw new NotTaken('it has no price')
  const [only] = skus
  const { colorOfPicture, ...chosen } = choose(variants)
  return {
    line: first.line,
    codes: variants.length === 1 && only ? [only, handle] : [handle, ...skus],
    name: text(first, 'title'),
    description: read(first, 'body'),
    category: categoryOf(first),
    brand: maybe(first, 'vendor'),
    metaTitle: maybe(first, 'seoTitle'),
    metaDescription: maybe(first, 'seoDescription'),
    metaKeywords: listIn(text(first, 'tags'), ',').join(', ') || maybe(first, 'tags'),
    isActive: isActive(first),
    ...chosen,
    ...withPictures(
      read(first, 'picture') === undefined ? undefined : picturesOf(rows),
      chosen.colors,
      colorOfPicture,
    ),
  }
}

export const shopify: Format = {
  title: "Shopify's export",
  matches: (found) =>
    columns.handle.some((name) => found.includes(name)) && found.includes('title'),
  columns: Object.values(columns).flat(),
  start: (_, settings) => {
    const handles = createFirstLines()
    const skus = createFirstLines()
    let rows: Row[] = []
    let broken: number | undefined

    /** The product of the rows that were gathered. */
    const whole = () => {
      const [first] = rows
      const gathered = rows
      const gap = broken
      rows = []
      broken = undefined
      if (!first) return []
      const handle = text(first, 'handle')
      const make = () => {
        const before = handles.before(handle, first.line)
        if (before)
          throw new NotTaken(`its rows do not stand together: it began on line ${before} already`)
        if (gap) throw new NotTaken(`line ${gap}, which may belong to it, cannot be read`)
        // A sku that another product has already tells nothing.
        const own = new Set(gathered.map(skuOf).filter((sku) => sku && sku !== handle))
        const free = [...own].filter((sku) => skus.before(sku, first.line) === undefined)
        return draftOf(handle, gathered, free, settings)
      }
      return [attempt(first.line, skuOf(first) || handle, make)]
    }

    return {
      take: (row) => {
        if (row.fault) {
          broken = row.line
          return [{ line: row.line, sku: '', reason: row.fault }]
        }
        const handle = text(row, 'handle')
        if (!handle) {
          const reason = `there is no handle beside ${quoted(text(row, 'title'))}`
          return [...whole(), { line: row.line, sku: skuOf(row), reason }]
        }
        const [first] = rows
        const done = first && text(first, 'handle') !== handle ? whole() : []
        rows.push(row)
        return done
      },
      end: whole,
    }
  },
}
