/** Which products a request asks for, and in which order. */
import type { ProductQuery, SortType } from '@shop/contract'
import { type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { PageQuery } from '../http/paging.ts'

/** The filters of /products after their check (wire.md 4): all that it can be asked but page and order. */
export type ProductFilter = Readonly<
  Omit<v.InferOutput<typeof ProductQuery>, keyof PageQuery | 'sort_type'>
>

/** Words that are looked for; what follows them is ignored. */
const maxWords = 6

/** The words that a search looks for. */
export const wordsIn = (search: string): string[] =>
  search.split(/\s+/).filter(Boolean).slice(0, maxWords)

/** A text that means itself in a pattern of `like`. */
export const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * Each word must be somewhere in the product's names, short description or code. One or two letters
 * must start a word: anywhere they would match nearly everything, and no index could help.
 */
const matches = (search: string): SQL[] =>
  wordsIn(search).map((word) => {
    const start = [...word].length < 3 ? '% ' : '%'
    return sql`p.search_text like lower(${`${start}${escapeLike(word)}%`})`
  })

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

type Value<Name extends keyof ProductFilter> = Exclude<ProductFilter[Name], undefined>

/** What each filter asks of `products p`. */
const conditions: {
  readonly [Name in keyof Required<ProductFilter>]: (value: Value<Name>) => SQL
} = {
  search: (search) => sql.join([sql`true`, ...matches(search)], sql` and `),
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
  min_price: (price) => sql`p.effective_price >= ${price}`,
  max_price: (price) => sql`p.effective_price <= ${price}`,
}

/** What tells one filter from another. */
export const filterKeys = Object.keys(conditions) as readonly (keyof ProductFilter)[]

/** The condition on `products p`, only listed ones. */
export const conditionOf = (filter: ProductFilter): SQL => {
  const part = <Name extends keyof ProductFilter>(name: Name): SQL[] => {
    const value = filter[name]
    return value === undefined ? [] : [conditions[name](value as Value<Name>)]
  }
  return sql.join([sql`p.is_listed`, ...filterKeys.flatMap((name) => part(name))], sql` and `)
}

type Key = readonly [column: string, way: 'asc' | 'desc']

/** What each sort compares of `products p`. */
const orders: Readonly<Record<Exclude<SortType, 'default'>, readonly Key[]>> = {
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

const isSort = (sort: string): sort is keyof typeof orders => Object.hasOwn(orders, sort)

/** What a query must select so that any order can sort it. */
export const sortedBy: SQL = sql.raw(
  [...new Set(Object.values(orders).flatMap((keys) => keys.map(([column]) => column)))].join(),
)

/** The order of `products p`; anything unknown means none, and then the oldest come first. */
export const orderOf = (sort: string | undefined): SQL => {
  const keys: readonly Key[] = sort !== undefined && isSort(sort) ? orders[sort] : [['id', 'asc']]
  return sql.raw(keys.map(([column, way]) => `p.${column} ${way}`).join())
}
