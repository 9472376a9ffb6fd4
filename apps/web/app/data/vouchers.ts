import { collectVoucher, getVouchers } from '@shop/contract/coupons'
import type { Door } from './door.ts'
import { resource } from './resource.ts'

/** What a shop's shoppers can collect (wire.md 7). */
export const vouchersResource = resource(
  'vouchers',
  async (door, shop: number) =>
    (await door(getVouchers, { query: { shop_id: shop } })).data.coupons,
)

/** Collects one; gives the server's word about it. */
export const sendCollect = async (door: Door, coupon: number) =>
  (await door(collectVoucher, { body: { coupon_id: coupon } })).message
