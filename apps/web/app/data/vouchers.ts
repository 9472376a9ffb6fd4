import { collectVoucher, getVouchers } from '@shop/contract/coupons'
import type { ApiClient } from './api-client.ts'
import { resource } from './resource.ts'

/** What a shop's shoppers can collect (wire.md 7). */
export const vouchersResource = resource(
  'vouchers',
  async (client, shop: number) =>
    (await client(getVouchers, { query: { shop_id: shop } })).data.coupons,
)

/** Collects one; gives the server's word about it. */
export const sendCollect = async (client: ApiClient, coupon: number) =>
  (await client(collectVoucher, { body: { coupon_id: coupon } })).message
