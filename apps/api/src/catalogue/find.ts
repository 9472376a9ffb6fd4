/** Which products a request asks for, and in which order. */
import type { ProductQuery, SortType } from '@shop/contract'
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
const oneOf = (column: string, values: readonly number[]): SQL => {
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

const narrowed = (filter: Narrowing): SQL =>
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

type Key = readonly [column: string, way: 'asc' | 'desc']

/** What each sort compares of `products p`. */
export const orders: Readonly<Record<Exclude<SortType, 'default'>, readonly Key[]>> = {
  top_selling: [
    ['sold_count', 'desc'],
    ['id', 'desc'],
  ],
  popular_product: [
    ['review_count', 'desc'],
    ['rating_avg', 'desc'],
    ['id', 'desc'],
  ],
  newest: [
    ['created_at', 'desc'],
    ['id', 'desc'],
  ],
  just_for_you: [['shuffle', 'asc']],
  high_to_low: [
    ['effective_price', 'desc'],
    ['id', 'desc'],
  ],
  low_to_high: [
    ['effective_price', 'asc'],
    ['id', 'asc'],
  ],
}

const sortColumns = [
  ...new Set(Object.values(orders).flatMap((keys) => keys.map(([column]) => column))),
]

export const isByPrice = (sort: string | undefined): boolean =>
  sort === 'low_to_high' || sort === 'high_to_low'

/** What the cheapest of these sizes adds to the price of `products p`, by product. */
const surcharges = (sizes: readonly number[]): SQL => sql`(
  select x.product_id, min(x.surcharge) as surcharge from product_sizes x
  where ${oneOf('x.size_id', sizes)} group by 1)`

/**
 * Products with what any order sorts a list of them by. By price they are sorted as they are shown: where the list
 * is narrowed to sizes, in the cheapest of these.
 */
export const sortable = ({ size_id, is_sized }: Narrowing, sort: string | undefined) => {
  const isSized = is_sized && size_id !== undefined && isByPrice(sort)
  const price = sql`p.effective_price + round(sized.surcharge * (1 + p.tax_rate / 100), 2)`
  const columns = sortColumns.map((column) =>
    isSized && column === 'effective_price'
      ? sql`${price} as effective_price`
      : sql.raw(`p.${column}`),
  )
  return {
    columns: sql.join(columns, sql`, `),
    joined: isSized ? sql`join ${surcharges(size_id)} sized on sized.product_id = p.id` : sql``,
  }
}

/** The same that are to be weighed, with the words that name each. */
export const weighed = (filter: Narrowing, sort: string | undefined): SQL => {
  const { columns, joined } = sortable(filter, sort)
  return sql`
    select p.quantity, ${columns}, n.names
    from products p left join search_documents d on d.product_id = p.id
      left join search_names n on n.product_id = p.id ${joined}
    where ${narrowed(filter)}`
}

const isSort = (sort: string): sort is keyof typeof orders => Object.hasOwn(orders, sort)

/** The order of `products p`; anything unknown means none, and then the oldest come first. */
export const orderOf = (sort: string | undefined): SQL => {
  const keys: readonly Key[] = sort !== undefined && isSort(sort) ? orders[sort] : [['id', 'asc']]
  return sql.raw(keys.map(([column, way]) => `p.${column} ${way}`).join())
}

/** What makes one product of a search better than another, and how much that is worth. */
interface Merit {
  readonly query: string
  readonly worth: number
}

/** What puts one product of a search before another: its merits, then what its words say of an order. */
export interface Ranking {
  readonly merits: readonly Merit[]
  /** Null where they say nothing of it. */
  readonly sort: keyof typeof orders | null
}

/** The order of what is `weighed`, as `p`: the best matches, what can be had, what sells or was asked for. */
export const orderByMerit = ({ merits, sort }: Ranking): SQL => {
  const points = merits.map(
    ({ query, worth }) => sql`${sql.raw(String(worth))} * (p.names @@ ${query}::tsquery)::int`,
  )
  const best = points.length > 0 ? sql`${sql.join(points, sql` + `)} desc,` : sql``
  const rest = sort ? orderOf(sort) : sql`p.sold_count desc, p.id`
  return sql`${best} p.quantity > 0 desc, ${rest}`
}
