import { asc, eq, inArray } from 'drizzle-orm'
import { type Line, lineTotal } from '../cart/lines.ts'
import { typedCoupon, usableVouchers } from '../coupons/service.ts'
import type { Database } from '../db/index.ts'
import { cents, sum } from '../money.ts'
import { shopDeliveryBands } from '../shops/tables.ts'
import { vatTaxes } from './tables.ts'
import { type Basket, deliveryCharge, type ShopTotals, totalsOf } from './totals.ts'

/** What lines come to, shop by shop, and what became of the code that was typed. */
export interface Settlement {
  readonly shops: readonly ShopTotals[]
  readonly applied: boolean
  /** Why a typed code takes nothing off; null when it does, or none was typed. */
  readonly refusal: string | null
}

interface Settled {
  readonly userId: number
  readonly lines: readonly Line[]
  readonly code: string | null
  /** The only coupons that an order may count a use of: those it has locked. */
  readonly among?: readonly number[]
}

/** The one calculation behind checkout and order. */
export async function settle(
  db: Database,
  { userId, lines, code, among }: Settled,
  now: Date,
): Promise<Settlement> {
  const baskets = await basketsOf(db, lines)
  const shopIds = baskets.map(({ shopId }) => shopId)
  const typed = code === null ? null : await typedCoupon(db, userId, code, now)
  const coupon = typeof typed === 'string' ? null : typed
  const vouchers = await usableVouchers(db, userId, shopIds, now)
  const collected = vouchers.filter(({ id }) => among?.includes(id) ?? true)
  const taxes = await orderTaxes(db)
  const shops = totalsOf(baskets, taxes, { typed: coupon, collected })
  const applied = coupon !== null && shops.some(({ couponId }) => couponId === coupon.id)
  // A code is typed to pay less: where it would take the place of a voucher that takes more, it does not.
  const unchanged = totalsOf(baskets, taxes, { typed: null, collected })
  if (applied && payable(unchanged) < payable(shops))
    return {
      shops: unchanged,
      applied: false,
      refusal: 'Your collected vouchers take more off than this coupon',
    }
  if (typeof typed === 'string') return { shops, applied, refusal: typed }
  if (coupon === null || applied) return { shops, applied, refusal: null }
  const elsewhere = coupon.shopId !== null && !shopIds.includes(coupon.shopId)
  const refusal = elsewhere
    ? 'This coupon is not for the selected shops'
    : 'The order is below the minimum of this coupon'
  return { shops, applied, refusal }
}

const payable = (shops: readonly ShopTotals[]) => sum(shops.map((shop) => shop.payable))

async function basketsOf(db: Database, lines: readonly Line[]): Promise<Basket[]> {
  const byShop = Map.groupBy(lines, ({ shop }) => shop.id)
  if (byShop.size === 0) return []
  const rows = await db
    .select()
    .from(shopDeliveryBands)
    .where(inArray(shopDeliveryBands.shopId, [...byShop.keys()]))
  const bands = Map.groupBy(rows, ({ shopId }) => shopId)
  return [...byShop].map(([shopId, ofShop]) => {
    const quantity = sum(ofShop.map((line) => line.quantity))
    const ofBands = (bands.get(shopId) ?? []).map(({ minQuantity, charge }) => ({
      from: minQuantity,
      charge: cents(charge),
    }))
    return {
      shopId,
      quantity,
      goods: sum(ofShop.map(lineTotal)),
      delivery: deliveryCharge(ofBands, quantity),
    }
  })
}

const orderTaxes = (db: Database) =>
  db
    .select({
      id: vatTaxes.id,
      name: vatTaxes.name,
      names: vatTaxes.names,
      percentage: vatTaxes.percentage,
    })
    .from(vatTaxes)
    .where(eq(vatTaxes.isActive, true))
    .orderBy(asc(vatTaxes.id))
