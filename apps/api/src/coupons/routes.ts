import * as calls from '@shop/contract'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, unknownId, userOf } from '../http/index.ts'
import { amount, cents } from '../money.ts'
import { validity } from '../orders/words.ts'
import { shops } from '../shops/tables.ts'
import { collect, collectedOf, shopVouchers } from './service.ts'
import type { CouponRow } from './tables.ts'

/** Vouchers of shops (wire.md 7). */
export const couponRoutes = new Hono<AppEnv>()

const present = (row: CouponRow, isCollected: boolean): calls.Coupon => ({
  id: row.id,
  voucher_type: row.voucherType,
  code: row.code,
  discount_type: row.discountType,
  discount: amount(cents(row.discount)),
  min_order_amount: amount(cents(row.minOrderAmount)),
  max_discount_amount: amount(cents(row.maxDiscountAmount)),
  limit_for_user: row.limitForUser,
  shop_id: row.shopId,
  started: validity(row.startsAt),
  validity: validity(row.endsAt),
  is_collected: isCollected,
})

mount(couponRoutes, calls.getVouchers, async (c) => {
  const { db, now } = c.var.deps
  const { shop_id } = c.req.valid('query')
  const [shop] = await db.select({ id: shops.id }).from(shops).where(eq(shops.id, shop_id))
  if (!shop) throw unknownId('shop_id')
  const rows = await shopVouchers(db, userOf(c).id, shop_id, now())
  return answer(c, { coupons: rows.map(({ coupon, collected }) => present(coupon, collected)) })
})

mount(couponRoutes, calls.collectVoucher, async (c) => {
  const { db, now } = c.var.deps
  const found = await collect(db, userOf(c).id, c.req.valid('json').coupon_id, now())
  if (!found) throw unknownId('coupon_id')
  if (!found.first) return answer(c, null, 'Voucher already collected')
  return answer(c, { coupon: present(found.coupon, true) }, 'Voucher collected successfully')
})

mount(couponRoutes, calls.getCollectedVouchers, async (c) => {
  const { db, now } = c.var.deps
  const { shop_id } = c.req.valid('query')
  const rows = await collectedOf(db, userOf(c).id, shop_id, now())
  return answer(c, { coupons: rows.map(({ coupon }) => present(coupon, true)) })
})
