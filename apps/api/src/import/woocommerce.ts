/** WooCommerce's product CSV: a row a product, and one for each of its variations. */
import { quoted } from './cells.ts'
import { attempt, createFirstLines, type Format, type Row, type Settings } from './format.ts'
import { paragraphs, plainText } from './html.ts'
import { withPictures } from './pictures-of.ts'
import { type Draft, NotTaken } from './product.ts'
import { choose, type Variant } from './variants.ts'
import {
  type Attribute,
  attributeColumn,
  attributesOf,
  brandOf,
  categoriesOf,
  described,
  isPublic,
  listOf,
  piecesOf,
  pricesOf,
  read,
  text,
  typesOf,
} from './woo-cells.ts'

/** What a variation has of its own. */
const ofVariations = [
  ...['id', 'type', 'sku', 'published', 'date sale price starts', 'date sale price ends'],
  ...['in stock?', 'stock', 'backorders allowed?', 'sale price', 'regular price', 'images'],
  'parent',
]
const columns = [
  ...ofVariations,
  ...['name', 'visibility in catalog', 'short description', 'description', 'categories', 'tags'],
  'brands',
]

/** What files and shops say of each row: where attributes stand, how prices are written. */
interface Reading extends Settings {
  /** The numbers that attributes have in this file. */
  readonly attributeNumbers: readonly string[]
}

const mostVariants = 1000
const tooMany = `it has more than ${mostVariants} variations`

/** An attribute without a value stands for all that the product has of it. */
const combinations = (own: readonly Attribute[], all: readonly Attribute[]) => {
  const valuesOf = ({ name, values }: Attribute) =>
    values.length > 0 ? values : (all.find((one) => one.name === name)?.values ?? [])
  const count = own.reduce((sum, attribute) => sum * valuesOf(attribute).length, 1)
  if (count > mostVariants) throw new NotTaken(tooMany)
  return own.reduce<Variant['options'][]>(
    (done, attribute) =>
      done.flatMap((options) =>
        valuesOf(attribute).map((value) => [...options, { name: attribute.name, value }]),
      ),
    [[]],
  )
}

const variantsOf = (product: Row, variations: readonly Row[], reading: Reading): Variant[] => {
  const all = attributesOf(product, reading.attributeNumbers)
  const open = (row: Row) =>
    attributesOf(row, reading.attributeNumbers).filter(({ values }) => values.length === 0).length
  const variants: Variant[] = []
  // What is said of one combination counts before what is said of any.
  for (const row of variations.toSorted((one, other) => open(one) - open(other))) {
    const found = combinations(attributesOf(row, reading.attributeNumbers), all)
    if (variants.length + found.length > mostVariants) throw new NotTaken(tooMany)
    variants.push(...found.map((options) => variantOf(row, options, reading)))
  }
  return variants
}

const variantOf = (row: Row, options: Variant['options'], reading: Reading): Variant => {
  const pieces = piecesOf(row)
  return {
    ...pricesOf(row, reading),
    options,
    pieces: pieces === 'parent' ? null : pieces,
    picture: listOf(text(row, 'images'))[0] ?? null,
  }
}

/** Variations without a stock of their own share their product's; undefined when none does. */
const sharedStock = (product: Row, variations: readonly Row[]): number | undefined => {
  const pieces = variations.map(piecesOf)
  const shared = pieces.includes('parent') ? piecesOf(product) : null
  if (typeof shared !== 'number' || pieces.includes(null)) return undefined
  return pieces.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : 0), shared)
}

const notes = {
  categories: 'stand in several categories (the deepest was taken)',
  ends: 'are on a sale that ends on a day (here the lowered price stays until it is changed)',
} as const

const isActive = (row: Row): boolean | undefined =>
  read(row, 'published') === undefined
    ? undefined
    : isPublic(row) && text(row, 'visibility in catalog') !== 'hidden'

const picturesOf = (rows: readonly Row[]): string[] | undefined =>
  rows.some((row) => read(row, 'images') === undefined)
    ? undefined
    : [...new Set(rows.flatMap((row) => listOf(text(row, 'images'))))]

const tagsOf = (row: Row) => {
  const tags = read(row, 'tags')
  return tags === '' ? null : tags && listOf(tags).join(', ')
}

/** @param variations those that are on sale; null for a product that has none */
const draftOf = (
  row: Row,
  codes: string[],
  variations: readonly Row[] | null,
  reading: Reading,
): Draft => {
  const name = plainText(text(row, 'name'))
  if (!name) throw new NotTaken('it has no name')
  const { colorOfPicture, ...chosen } = choose(
    variations ? variantsOf(row, variations, reading) : [variantOf(row, [], reading)],
  )
  const { category, isOneOf } = categoriesOf(row)
  const [short, long] = [described(row, 'short description'), described(row, 'description')]
  const isEnding =
    chosen.discountPrice !== null &&
    (variations ?? [row]).some((one) => text(one, 'date sale price ends') !== '')
  return {
    line: row.line,
    codes,
    name,
    shortDescription: short && plainText(short),
    description: long && paragraphs(long),
    category,
    brand: brandOf(row, attributesOf(row, reading.attributeNumbers)),
    metaKeywords: tagsOf(row),
    isActive: isActive(row),
    ...chosen,
    quantity: sharedStock(row, variations ?? []) ?? chosen.quantity,
    ...withPictures(picturesOf([row, ...(variations ?? [])]), chosen.colors, colorOfPicture),
    notes: [
      ...chosen.notes,
      ...(isOneOf ? [notes.categories] : []),
      ...(isEnding ? [notes.ends] : []),
    ],
  }
}

/** Types that have no price and no stock here. */
const refusals = new Map([
  ['grouped', 'a group of products is none itself'],
  ['external', 'it is sold elsewhere'],
  ['downloadable', 'it is a download, and this shop sends parcels'],
])

const refusalOf = (types: readonly string[]): string | undefined => {
  const [known] = types.flatMap((type) => refusals.get(type) ?? [])
  if (known || types.some((type) => type === 'simple' || type === 'variable')) return known
  return `its type ${quoted(types.join(', '))} is none that this shop has`
}

const codesOf = (row: Row): string[] =>
  [text(row, 'sku'), text(row, 'id') && `id:${text(row, 'id')}`].filter(Boolean)

/** A row that holds no more than a variation needs, to be kept until its product comes. */
const slim = (row: Row, attributeNumbers: readonly string[]): Row => {
  const attributes = attributeNumbers.flatMap((number) => [
    `attribute ${number} name`,
    `attribute ${number} value(s)`,
  ])
  const cells = new Map([...ofVariations, ...attributes].map((name) => [name, row.read(name)]))
  return { ...row, read: (name) => cells.get(name) }
}

export const woocommerce: Format = {
  title: "WooCommerce's export",
  matches: (found) =>
    found.includes('type') &&
    found.includes('name') &&
    (found.includes('sku') || found.includes('id')),
  columns,
  numbered: attributeColumn,
  start: (found, settings) => {
    const attributeNumbers = found.flatMap((column) => {
      const [, number, what] = attributeColumn.exec(column) ?? []
      return number && what === 'name' ? [number] : []
    })
    const known = createFirstLines()
    const variations = new Map<string, Row[]>()

    const make = (row: Row, codes: string[], types: readonly string[]) => {
      const refusal = refusalOf(types)
      if (refusal) throw new NotTaken(refusal)
      if (codes.length === 0) throw new NotTaken('it has neither SKU nor ID')
      const [first] = codes.flatMap((code) => known.before(code, row.line) ?? [])
      if (first) throw new NotTaken(`its SKU or ID stands on line ${first} already`)
      if (!types.includes('variable'))
        return draftOf(row, codes, null, { ...settings, attributeNumbers })
      const own = codes.flatMap((code) => variations.get(code) ?? [])
      const onSale = own.filter((one) => isPublic(one) && text(one, 'regular price') !== '')
      if (onSale.length === 0) throw new NotTaken('no variation of it with a price is in the file')
      return draftOf(row, codes, onSale, { ...settings, attributeNumbers })
    }

    return {
      look: (row) => {
        if (row.fault || !typesOf(row).includes('variation')) return
        const parent = text(row, 'parent')
        const others = variations.get(parent)
        if (others) others.push(slim(row, attributeNumbers))
        else variations.set(parent, [slim(row, attributeNumbers)])
      },
      take: (row) => {
        if (row.fault) return [{ line: row.line, sku: '', reason: row.fault }]
        const types = typesOf(row)
        if (types.includes('variation')) return []
        const codes = codesOf(row)
        return [attempt(row.line, codes[0] ?? '', () => make(row, codes, types))]
      },
      end: () =>
        [...variations]
          .filter(([parent]) => !known.has(parent))
          .flatMap(([parent, rows]) =>
            rows.map((row) => ({
              line: row.line,
              sku: text(row, 'sku'),
              reason: `its product ${quoted(parent)} is not in the file`,
            })),
          ),
    }
  },
}
