import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '../catalogue/find.ts'
import { shops } from './tables.ts'

/** What shops are narrowed and sorted by; see ShopQuery. */
export interface ShopFilter {
  readonly search?: string | undefined
  readonly category_id?: number | undefined
  readonly online?: boolean | undefined
  readonly has_vouchers?: boolean | undefined
  readonly sort_type?: string | undefined
}

/** Opening hours as `isOpen` reads them: none means always, and they may span midnight. */
const isOpenAt = (now: Date): SQL => {
  const at = sql`${now.toISOString().slice(11, 19)}::time`
  const { opensAt, closesAt } = shops
  return sql`(${opensAt} is null or ${closesAt} is null or ${opensAt} = ${closesAt}
    or (${opensAt} < ${closesAt} and ${at} >= ${opensAt} and ${at} < ${closesAt})
    or (${opensAt} > ${closesAt} and (${at} >= ${opensAt} or ${at} < ${closesAt})))`
}

const sells = (categoryId: number): SQL =>
  sql`exists (select from products p
    where p.is_listed and p.shop_id = ${shops.id} and p.category_id = ${categoryId})`

const hasVouchers = (now: Date): SQL => {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`exists (select from coupons c
    where c.shop_id = ${shops.id} and c.is_active and c.starts_at <= ${at} and c.ends_at > ${at}
      and (c.total_limit is null or c.used_count < c.total_limit))`
}

/** The condition on shops, only active ones. */
export const conditionOf = (filter: ShopFilter, now: Date) =>
  and(
    eq(shops.isActive, true),
    filter.search ? ilike(shops.name, `%${escapeLike(filter.search.trim())}%`) : undefined,
    filter.category_id === undefined ? undefined : sells(filter.category_id),
    filter.online ? isOpenAt(now) : undefined,
    filter.has_vouchers ? hasVouchers(now) : undefined,
  )

/** In which order they stand; an unrated shop shows 5 and stands where its average puts it. */
export const orderOf = (sort: string | undefined) => {
  if (sort === 'rating') return [desc(shops.ratingAvg), desc(shops.reviewCount), asc(shops.id)]
  if (sort === 'newest') return [desc(shops.createdAt), desc(shops.id)]
  return [asc(shops.id)]
}
