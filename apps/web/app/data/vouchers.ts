import type { Coupon } from '@shop/contract'
import { collectVoucher, getVouchers } from '@shop/contract/coupons'
import { browserClient } from './browser-client.ts'
import { checkoutResource } from './cart.ts'
import { sendOrFind } from './lost-answer.ts'
import { type Mutate, resource } from './resource.ts'

/** What a shop's shoppers can collect (wire.md 7). */
export const vouchersResource = resource(
  'vouchers',
  async (client, shop: number) =>
    (await client(getVouchers, { query: { shop_id: shop } })).data.coupons,
)

/** A list in which these are collected. */
export const collectedIn = (list: readonly Coupon[] | undefined, ids: readonly number[]) =>
  list?.map((one) => (ids.includes(one.id) ? { ...one, is_collected: true } : one))

/**
 * Collects one of a shop's list; gives the server's word about it. A voucher for all shops stands in each of their
 * lists, so every list that is known changes, and the server applies it (wire.md 7): the sums are
 * not what they were.
 */
export async function collect(mutate: Mutate, shop: number, coupon: number) {
  const { message } = await sendOrFind(
    async (): Promise<{ message: string | null }> => {
      const answer = await browserClient(collectVoucher, { body: { coupon_id: coupon } })
      return { message: answer.message ?? null }
    },
    async () => {
      const list = await vouchersResource.load(browserClient, shop)
      return list.some(({ id, is_collected }) => id === coupon && is_collected)
        ? { message: null }
        : null
    },
  )
  void mutate<Coupon[]>(vouchersResource.matches, (known) => collectedIn(known, [coupon]), {
    // A list that is on its way loses the race against this, and would never come.
    revalidate: (list) => list === undefined,
  })
  void mutate(checkoutResource.matches)
  return message
}
