/** Vouchers of shops (wire.md 2 and 7). */
import * as v from 'valibot'
import { call } from './call.ts'
import { idParam } from './request.ts'
import { amount, count, flag, id, maybe, maybeAmount, price, rows, text } from './shape.ts'

/** `started` and `validity` are texts ready to show. `shop_id` null is good for every shop. */
export const Coupon = v.object({
  id,
  voucher_type: text,
  code: text,
  discount_type: text,
  discount: price,
  min_order_amount: maybeAmount,
  max_discount_amount: amount,
  limit_for_user: count,
  shop_id: v.fallback(v.nullable(id), null),
  started: text,
  validity: text,
  is_collected: flag,
})
export type Coupon = v.InferOutput<typeof Coupon>

export const getVouchers = call({
  method: 'GET',
  path: '/get-vouchers',
  auth: 'required',
  summary: "A shop's vouchers that can be collected now",
  query: v.object({ shop_id: idParam }),
  data: v.object({ coupons: rows(Coupon) }),
})

/** Collecting again is no error; the answer then may hold a message only. */
export const collectVoucher = call({
  method: 'POST',
  path: '/vouchers-collect',
  auth: 'required',
  summary: 'Collect a voucher',
  body: v.object({ coupon_id: idParam }),
  data: v.fallback(v.object({ coupon: maybe(Coupon) }), { coupon: null }),
})

export const getCollectedVouchers = call({
  method: 'GET',
  path: '/get-collected-vouchers',
  auth: 'required',
  summary: 'The collected vouchers, of one shop or of all',
  query: v.object({ shop_id: v.optional(idParam) }),
  data: v.object({ coupons: rows(Coupon) }),
})
