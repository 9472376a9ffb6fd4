/** Which products a request asks for. */
import type { ProductQuery } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { PageQuery } from '../http/paging.ts'

/** The filters of /products after their check (wire.md 4): all that it can be asked but page and order. */
export type ProductFilter = Readonly<
  Omit<v.InferOutput<typeof ProductQuery>, keyof PageQuery | 'sort_type'>
>

/** What is left of a filter when its search has been understood (`readSearch`). */
export type Narrowing = Omit<ProductFilter, 'search' | 'currency'> & {
  /** The tsquery of the search; null matches nothing. */
  readonly matching?: string | null | undefined
  /** Whether the chosen sizes may cost more than others: what things cost is then asked of each. */
  readonly is_sized?: boolean | undefined
  /** By how many percent it is reduced at least. */
  readonly least_off?: number | undefined
}

/** A text that means itself in a pattern of `like`. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** One value alone is asked for plainly: the planner knows best what that leaves. */
export const oneOf = (column: string, values: readonly number[]): SQL => {
  const [only] = values
  return values.length === 1
    ? sql`${sql.raw(column)} = ${only}`
    : sql`${sql.raw(column)} = any(${`{${values.join()}}`}::int[])`
}

const equal =
  (column: string) =>
  (value: number): SQL =>
    sql`${sql.raw(column)} = ${value}`

type Value<Name extends keyof Narrowing> = Exclude<Narrowing[Name], undefined>

/** Whether an array has one of these. */
const hasOne = (column: string, values: readonly number[]): SQL =>
  sql`${sql.raw(column)} && ${`{${values.join()}}`}::int[]`

/** Filters that `search_documents d` tells, too: of what a search finds no row of a product is read for them. */
const told: { readonly [Name in keyof Narrowing]: (value: Value<Name>) => SQL } = {
  brand_id: (ids) => oneOf('d.brand_id', ids),
  color_id: (ids) => hasOne('d.color_ids', ids),
  size_id: (ids) => hasOne('d.size_ids', ids),
  min_price: (price) => sql`d.effective_price >= ${price}`,
  max_price: (price) => sql`d.effective_price <= ${price}`,
  is_reduced: (only) => (only ? sql`d.is_reduced` : sql`true`),
}

/** Whether documents tell it: what things cost in the chosen sizes only products do. */
const isTold = (name: keyof Narrowing, { is_sized }: Narrowing): boolean =>
  Object.hasOwn(told, name) && !(is_sized && (name === 'min_price' || name === 'max_price'))

/** What a search finds of a filter that is listed, of `search_documents d`: its words, and all that these documents tell besides. */
export const isFoundDocument = (filter: Narrowing, query: string): SQL => {
  const part = <Name extends keyof Narrowing>(name: Name): SQL[] => {
    const value = filter[name]
    return value !== undefined && isTold(name, filter)
      ? [(told[name] as (value: Value<Name>) => SQL)(value as Value<Name>)]
      : []
  }
  const parts = filterKeys.flatMap((name) => part(name))
  return sql.join([sql`d.document @@ ${query}::tsquery`, sql`d.is_listed`, ...parts], sql` and `)
}

/** Whether `products p` is one of those. */
export const isFound = (query: string, filter: Narrowing = {}): SQL =>
  sql`p.id in (select d.product_id from search_documents d where ${isFoundDocument(filter, query)})`

/** The same of one product after another: where few are asked, that is less than to find all. */
export const isFoundOneByOne = (query: string, filter: Narrowing): SQL => sql`exists (
  select from search_documents d
  where d.product_id = p.id and ${isFoundDocument(filter, query)} offset 0)`

/** What each filter asks of `products p`. */
const conditions: {
  readonly [Name in keyof Required<Narrowing>]: (value: Value<Name>, filter: Narrowing) => SQL
} = {
  matching: (query, filter) => (query === null ? sql`false` : isFound(query, filter)),
  shop_id: equal('p.shop_id'),
  category_id: equal('p.category_id'),
  sub_category_id: equal('p.sub_category_id'),
  brand_id: (ids) => oneOf('p.brand_id', ids),
  color_id: (ids) =>
    sql`exists (select from product_colors x where x.product_id = p.id and ${oneOf('x.color_id', ids)})`,
  size_id: (ids) =>
    sql`exists (select from product_sizes x where x.product_id = p.id and ${oneOf('x.size_id', ids)})`,
  rating: (stars) => {
    const ranges = stars.map((from) => sql`p.rating_avg >= ${from} and p.rating_avg < ${from + 1}`)
    return sql`(${sql.join(ranges, sql` or `)})`
  },
  // A list that is narrowed to sizes is of what things cost in the cheapest of these.
  min_price: (price, { size_id, is_sized }) =>
    size_id && is_sized
      ? sql`not ${hasSizeAt(size_id, sql`< ${price}`)}`
      : sql`p.effective_price >= ${price}`,
  max_price: (price, { size_id, is_sized }) =>
    size_id && is_sized ? hasSizeAt(size_id, sql`<= ${price}`) : sql`p.effective_price <= ${price}`,
  is_sized: () => sql`true`,
  least_off: (percent) =>
    sql`coalesce(p.flash_price, p.discount_price) <= p.price * (1 - ${percent}::numeric / 100)`,
  is_reduced: (only) =>
    only ? sql`coalesce(p.flash_price, p.discount_price) < p.price` : sql`true`,
}

/** Whether one of these sizes of `products p` costs so much: what it adds is taxed as the product is. */
const hasSizeAt = (sizes: readonly number[], bound: SQL): SQL => sql`exists (
  select from product_sizes x where x.product_id = p.id and ${oneOf('x.size_id', sizes)}
    and p.effective_price + round(x.surcharge * (1 + p.tax_rate / 100), 2) ${bound})`

/** What tells one filter from another. */
export const filterKeys = Object.keys(conditions) as readonly (keyof Narrowing)[]

const listedBy = (names: readonly (keyof Narrowing)[], filter: Narrowing): SQL => {
  const part = <Name extends keyof Narrowing>(name: Name): SQL[] => {
    const value = filter[name]
    return value === undefined ? [] : [conditions[name](value as Value<Name>, filter)]
  }
  return sql.join([sql`p.is_listed`, ...names.flatMap((name) => part(name))], sql` and `)
}

const untoldIn = (filter: Narrowing) => filterKeys.filter((name) => !isTold(name, filter))

/** The condition on `products p`, only listed ones. */
export const conditionOf = (filter: Narrowing): SQL =>
  listedBy(filter.matching ? untoldIn(filter) : filterKeys, filter)

/** The condition on `products p` and what a search finds of them, in a way of its own. */
const foundBy = (filter: Narrowing, wayOf: (query: string) => SQL): SQL => {
  const { matching } = filter
  if (!matching) return conditionOf(filter)
  const rest = untoldIn(filter).filter((name) => name !== 'matching')
  return sql`${listedBy(rest, filter)} and ${wayOf(matching)}`
}

/** The same where a sorted index is walked: what is found is looked up on the way, since joining it reads all of it. */
export const walkedBy = (filter: Narrowing): SQL =>
  foundBy(filter, (query) => sql`(${isFound(query, filter)}) is true`)

export const narrowed = (filter: Narrowing): SQL =>
  foundBy(filter, (query) => isFoundDocument(filter, query))

/** The tsquery of a filter that asks for nothing but what `search_documents` tell; else null. */
export const toldWhole = (filter: Narrowing): string | null =>
  filterKeys.every(
    (name) => filter[name] === undefined || name === 'matching' || isTold(name, filter),
  )
    ? (filter.matching ?? null)
    : null

/** From which, and which, are a filter's products, with what search knows of each, `search_documents d`. */
export const withDocuments = (filter: Narrowing): SQL => sql`
  from products p left join search_documents d on d.product_id = p.id
  where ${narrowed(filter)}`
