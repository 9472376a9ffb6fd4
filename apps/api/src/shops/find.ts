import { type ShopQuery, type ShopSort, shopSorts } from '@shop/contract'
import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import { escapeLike } from '../catalogue/find.ts'
import type { PageQuery } from '../http/paging.ts'
import { shops } from './tables.ts'

type ShopSearch = Omit<v.InferOutput<typeof ShopQuery>, keyof PageQuery>

/** What shops are narrowed and sorted by. */
export type ShopFilter = Readonly<ShopSearch>

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

type Narrowing = Required<Omit<ShopSearch, 'sort_type'>>

/** What each filter asks of shops. */
const conditions: {
  readonly [Name in keyof Narrowing]: (value: Narrowing[Name], now: Date) => SQL | undefined
} = {
  search: (text) => (text ? ilike(shops.name, `%${escapeLike(text.trim())}%`) : undefined),
  category_id: (id) => sells(id),
  online: (isRequired, now) => (isRequired ? isOpenAt(now) : undefined),
  has_vouchers: (isRequired, now) => (isRequired ? hasVouchers(now) : undefined),
}
const names = Object.keys(conditions) as readonly (keyof Narrowing)[]

/** The condition on shops, only active ones. */
export const conditionOf = (filter: ShopFilter, now: Date) => {
  const part = <Name extends keyof Narrowing>(name: Name) => {
    const value = filter[name]
    return value === undefined ? undefined : conditions[name](value as Narrowing[Name], now)
  }
  return and(eq(shops.isActive, true), ...names.map((name) => part(name)))
}

const orders: Readonly<Record<ShopSort, readonly SQL[]>> = {
  default: [asc(shops.id)],
  // An unrated shop shows 5 and stands where its average puts it.
  rating: [desc(shops.ratingAvg), desc(shops.reviewCount), asc(shops.id)],
  newest: [desc(shops.createdAt), desc(shops.id)],
}

/** In which order they stand. */
export const orderOf = (sort: string | undefined): readonly SQL[] =>
  orders[shopSorts.find((one) => one === sort) ?? 'default']
