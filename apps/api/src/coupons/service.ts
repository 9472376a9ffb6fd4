import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { cents } from '../money.ts'
import { couponUses } from '../orders/tables.ts'
import type { UsableCoupon } from '../orders/totals.ts'
import { shops } from '../shops/tables.ts'
import { type CouponRow, collectedVouchers, coupons } from './tables.ts'

const running = (now: Date) =>
  and(eq(coupons.isActive, true), lte(coupons.startsAt, now), gt(coupons.endsAt, now))

/** Of how many uses in all, and of one shopper, something is left. 0 for a shopper: any number. */
const usesLeft = (db: Database, userId: number) =>
  and(
    or(isNull(coupons.totalLimit), lt(coupons.usedCount, coupons.totalLimit)),
    or(
      eq(coupons.limitForUser, 0),
      gt(
        coupons.limitForUser,
        db
          .select({ uses: count() })
          .from(couponUses)
          .where(and(eq(couponUses.couponId, coupons.id), eq(couponUses.userId, userId))),
      ),
    ),
  )

const toUsable = (row: CouponRow): UsableCoupon => ({
  id: row.id,
  shopId: row.shopId,
  code: row.code,
  discountType: row.discountType,
  discount: row.discount,
  minOrder: cents(row.minOrderAmount),
  maxDiscount: cents(row.maxDiscountAmount),
})

/** The shopper's collected vouchers of these shops that can be used now, the first collected first. */
export async function usableVouchers(
  db: Database,
  userId: number,
  shopIds: readonly number[],
  now: Date,
): Promise<UsableCoupon[]> {
  if (shopIds.length === 0) return []
  const rows = await db
    .select({ coupon: coupons })
    .from(collectedVouchers)
    .innerJoin(coupons, eq(coupons.id, collectedVouchers.couponId))
    .where(
      and(
        eq(collectedVouchers.userId, userId),
        inArray(coupons.shopId, [...shopIds]),
        running(now),
        usesLeft(db, userId),
      ),
    )
    .orderBy(asc(collectedVouchers.createdAt), asc(coupons.id))
  return rows.map(({ coupon }) => toUsable(coupon))
}

/** Capitals do not matter, as the unique index compares. */
const isCode = (code: string) => eq(sql`upper(${coupons.code})`, sql`upper(${code}::text)`)

/** A typed code: the coupon, or why it cannot be used. */
export async function typedCoupon(
  db: Database,
  userId: number,
  code: string,
  now: Date,
): Promise<UsableCoupon | string> {
  const [row] = await db.select().from(coupons).where(isCode(code))
  if (!row?.isActive) return 'This coupon code is not valid'
  if (row.startsAt > now) return 'This coupon cannot be used yet'
  if (row.endsAt <= now) return 'This coupon has expired'
  const [usable] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.id, row.id), usesLeft(db, userId)))
  return usable ? toUsable(row) : 'This coupon has been used up'
}

/** Locks coupons, in the order of their ids, until the transaction ends: uses are counted one by one. */
export async function lockCoupons(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(asc(coupons.id))
    .for('no key update')
}

/** The ids of the coupons that a purchase might use: to be locked before they are judged. */
export async function candidateCoupons(
  tx: Database,
  userId: number,
  shopIds: readonly number[],
  code: string | null,
): Promise<number[]> {
  const collected = tx
    .select({ id: collectedVouchers.couponId })
    .from(collectedVouchers)
    .where(eq(collectedVouchers.userId, userId))
  const rows = await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(
      or(
        and(inArray(coupons.id, collected), inArray(coupons.shopId, [...shopIds])),
        code === null ? undefined : isCode(code),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Counts one use by one shopper, for that order; the coupon must be locked. */
export async function useCoupon(
  tx: Database,
  use: { couponId: number; userId: number; orderId: number },
): Promise<void> {
  await tx.insert(couponUses).values(use)
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(eq(coupons.id, use.couponId))
}

/** What can be collected in a shop now, with what the shopper has collected. */
export const shopVouchers = (db: Database, userId: number, shopId: number, now: Date) =>
  withCollected(db, userId, and(eq(coupons.shopId, shopId), running(now)))

/** The shopper's collected vouchers that still run, of one shop or of all. */
export async function collectedOf(
  db: Database,
  userId: number,
  shopId: number | undefined,
  now: Date,
) {
  const ofShop = shopId === undefined ? undefined : eq(coupons.shopId, shopId)
  const rows = await withCollected(db, userId, and(ofShop, running(now)))
  return rows.filter(({ collected }) => collected)
}

const withCollected = async (
  db: Database,
  userId: number,
  condition: ReturnType<typeof and>,
): Promise<{ coupon: CouponRow; collected: boolean }[]> => {
  const rows = await db
    .select({ coupon: coupons, collected: collectedVouchers.userId })
    .from(coupons)
    .leftJoin(
      collectedVouchers,
      and(eq(collectedVouchers.couponId, coupons.id), eq(collectedVouchers.userId, userId)),
    )
    .where(condition)
    .orderBy(desc(coupons.discountType), desc(coupons.discount), asc(coupons.id))
  return rows.map(({ coupon, collected }) => ({ coupon, collected: collected !== null }))
}

/** A voucher is a shop's; a coupon of the whole market is for who was told its code. */
const ofOpenShop = (db: Database) =>
  inArray(coupons.shopId, db.select({ id: shops.id }).from(shops).where(eq(shops.isActive, true)))

/**
 * Collects a voucher. `first` tells whether this was the time that did it; null where there is no
 * such voucher to collect now.
 */
export async function collect(
  db: Database,
  userId: number,
  couponId: number,
  now: Date,
): Promise<{ coupon: CouponRow; first: boolean } | null> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, couponId), ofOpenShop(db), running(now)))
  if (!coupon) return null
  const added = await db
    .insert(collectedVouchers)
    .values({ userId, couponId, createdAt: now })
    .onConflictDoNothing()
    .returning({ couponId: collectedVouchers.couponId })
  return { coupon, first: added.length > 0 }
}
