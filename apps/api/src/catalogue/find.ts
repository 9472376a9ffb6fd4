/** Which products a request asks for, and in which order. */
import { type SQL, sql } from 'drizzle-orm'

/** The filters of /products after their check; see wire.md 4. */
export interface ProductFilter {
  readonly search?: string | undefined
  readonly shop_id?: number | undefined
  readonly category_id?: number | undefined
  readonly sub_category_id?: number | undefined
  readonly brand_id?: readonly number[] | undefined
  readonly color_id?: readonly number[] | undefined
  readonly size_id?: readonly number[] | undefined
  readonly rating?: readonly number[] | undefined
  readonly min_price?: number | undefined
  readonly max_price?: number | undefined
}

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

/** The condition on `products p`, only listed ones. */
export const conditionOf = (filter: ProductFilter): SQL => {
  const parts = [sql`p.is_listed`]
  const equal = {
    'p.shop_id': filter.shop_id,
    'p.category_id': filter.category_id,
    'p.sub_category_id': filter.sub_category_id,
  }
  for (const [column, value] of Object.entries(equal))
    if (value !== undefined) parts.push(sql`${sql.raw(column)} = ${value}`)
  const { brand_id, color_id, size_id, rating, min_price, max_price } = filter
  if (brand_id !== undefined) parts.push(oneOf('p.brand_id', brand_id))
  if (color_id !== undefined)
    parts.push(
      sql`exists (select from product_colors x where x.product_id = p.id and ${oneOf('x.color_id', color_id)})`,
    )
  if (size_id !== undefined)
    parts.push(
      sql`exists (select from product_sizes x where x.product_id = p.id and ${oneOf('x.size_id', size_id)})`,
    )
  if (rating !== undefined) {
    const ranges = rating.map((from) => sql`p.rating_avg >= ${from} and p.rating_avg < ${from + 1}`)
    parts.push(sql`(${sql.join(ranges, sql` or `)})`)
  }
  if (min_price !== undefined) parts.push(sql`p.effective_price >= ${min_price}`)
  if (max_price !== undefined) parts.push(sql`p.effective_price <= ${max_price}`)
  return sql.join([...parts, ...matches(filter.search ?? '')], sql` and `)
}

const orders = {
  top_selling: 'p.sold_count desc, p.id desc',
  popular_product: 'p.review_count desc, p.rating_avg desc, p.id desc',
  newest: 'p.created_at desc, p.id desc',
  just_for_you: 'p.shuffle',
  high_to_low: 'p.effective_price desc, p.id desc',
  low_to_high: 'p.effective_price, p.id',
} as const

export type ProductOrder = keyof typeof orders

/** The order of `products p`; anything unknown means none, and then the oldest come first. */
export const orderOf = (sort: string | undefined): SQL =>
  sql.raw(sort && Object.hasOwn(orders, sort) ? orders[sort as ProductOrder] : 'p.id')
