/** In which order products stand in a list. */
import type { SortType } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Narrowing, narrowed, oneOf } from './find.ts'

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

const keysOf = (sort: string | undefined): readonly Key[] =>
  sort !== undefined && isSort(sort) ? orders[sort] : [['id', 'asc']]

/** The order of `products p`; anything unknown means none, and then the oldest come first. */
export const orderOf = (sort: string | undefined): SQL =>
  sql.raw(
    keysOf(sort)
      .map(([column, way]) => `p.${column} ${way}`)
      .join(),
  )

/** The columns of `products p` that this order compares, and its id. */
export const orderColumns = (sort: string | undefined): SQL =>
  sql.raw(
    [...new Set([...keysOf(sort).map(([column]) => column), 'id'])]
      .map((column) => `p.${column}`)
      .join(),
  )

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
