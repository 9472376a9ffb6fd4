/** What a product shall be like, as rows of the database. */

import { products } from '../catalogue/tables.ts'
import { translatedColumns } from '../db/translated.ts'
import { type Cents, cents, numeric } from '../money.ts'
import type { Held, Parts } from './held.ts'
import { Told } from './product.ts'
import type { References } from './references.ts'

type Columns = Partial<typeof products.$inferInsert>

/** Only what the file tells of; the rest stays as it is. */
export interface Desired {
  readonly columns: Columns
  readonly parts: Partial<Parts>
}

const money = (value: Cents | undefined) => (value === undefined ? undefined : numeric(value))

/** Nothing stays nothing. */
const mapped = <From, To>(
  told: From | null | undefined,
  to: (from: From) => To,
): To | null | undefined => (told === undefined ? undefined : told === null ? null : to(told))

const without = <Row extends object>(row: Row): Partial<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as Partial<Row>

/** One row for each id: two names that differ in their case are one. */
const once = <Row>(rows: readonly Row[], idOf: (row: Row) => number): Row[] =>
  [...new Map(rows.toReversed().map((row) => [idOf(row), row])).values()].toReversed()

const partsOf = (
  told: Told,
  pictures: Told['pictures'],
  references: References,
): Partial<Parts> => {
  const colors = told.colors?.map(({ name, surcharge }) => ({
    name: name.toLowerCase(),
    colorId: references.color(name),
    surcharge: numeric(surcharge),
  }))
  const sizes = told.sizes?.map(({ name, surcharge }) => ({
    sizeId: references.size(name),
    surcharge: numeric(surcharge),
  }))
  const [, ...others] = pictures ?? []
  return without({
    sizes:
      sizes && once(sizes, ({ sizeId }) => sizeId).sort((one, other) => one.sizeId - other.sizeId),
    colors:
      colors &&
      once(colors, ({ colorId }) => colorId).map(({ colorId, surcharge }) => ({
        colorId,
        surcharge,
      })),
    media:
      pictures &&
      others.map(({ key, color }) => ({
        thumbnail: key,
        colorId: colors?.find(({ name }) => name === color?.toLowerCase())?.colorId ?? null,
      })),
  })
}

/** What no file brings translations of; those that it may bring are as it says, or as they were. */
const translated = translatedColumns.filter(
  ({ table, many }) => table === products && !(many in Told.entries),
)

/** Translations of a text that another one takes the place of say the old one. */
const outdated = (columns: Columns, held: Held | undefined): Columns => {
  const [now, before]: Readonly<Record<string, unknown>>[] = [columns, held?.row ?? {}]
  const isOther = (text: string) =>
    held && now?.[text] !== undefined && now[text] !== before?.[text]
  return Object.fromEntries(
    translated.filter(({ one }) => isOther(one)).map(({ many }) => [many, {}]),
  )
}

/** @param held the product as it is; undefined for a new one */
export const desiredOf = (
  told: Told,
  held: Held | undefined,
  references: References,
  isShopOpen: boolean,
): Desired => {
  const category = told.category && references.category(told.category)
  const isActive = told.isActive ?? (held ? undefined : true)
  const pictures = told.isMissingPictures && held?.row.thumbnail ? undefined : told.pictures
  const columns = without({
    ...(category ?? {}),
    name: told.name,
    names: told.names && { ...held?.row.names, ...told.names },
    shortDescription: told.shortDescription,
    description: told.description,
    price: money(told.price),
    discountPrice: mapped(told.discountPrice, numeric),
    taxRate: told.taxRate,
    quantity: told.quantity,
    brandId: mapped(told.brand, references.brand),
    unitId: mapped(told.unit, references.unit),
    metaTitle: told.metaTitle,
    metaDescription: told.metaDescription,
    metaKeywords: told.metaKeywords,
    thumbnail: pictures && (pictures[0]?.key ?? null),
    isActive,
    isListed: isActive === undefined ? undefined : isActive && isShopOpen,
  })
  return {
    columns: { ...outdated(columns, held), ...columns },
    parts: partsOf(told, pictures, references),
  }
}

/** Why the product cannot be so; undefined when it can. */
export const faultOf = (told: Told, held: Held | undefined): string | undefined => {
  const name = told.name ?? held?.row.name
  const price = told.price ?? (held && cents(held.row.price))
  if (name === undefined) return 'a new product needs a name'
  if (price === undefined) return 'a new product needs a price'
  const before = held?.row.discountPrice
  const lowered =
    told.discountPrice === undefined ? (before ? cents(before) : null) : told.discountPrice
  if (lowered === null || (lowered > 0 && lowered < price)) return undefined
  return `its discount price ${numeric(lowered)} is not between nothing and its price ${numeric(price)}`
}
