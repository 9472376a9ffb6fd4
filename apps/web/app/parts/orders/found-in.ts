import type { Attempt, Found } from '@shop/flows/checkout'
import type { findPlaced } from '#app/data/orders.ts'
import { gatewayAddress, paymentOf } from '#app/parts/payment/gateway-window.ts'

type Answer = Awaited<ReturnType<typeof findPlaced>>

/**
 * What an attempt has placed; null: nothing.
 *
 * @param last what its key was answered
 * @param earlier what the keys of its earlier tries were, which may have been paid in another way
 */
export function foundIn(
  { order, payable }: Attempt,
  last: Answer,
  earlier: readonly Answer[],
): Found | null {
  const placed = [last, ...earlier].filter((answer) => answer !== null)
  if (placed.length === 0) return null
  const ids = placed.flatMap(({ order_ids = [] }) => order_ids)
  const page = placed.map(({ order_payment_url }) => order_payment_url).find((url) => url !== null)
  return {
    made: ids.length > 0 ? { count: ids.length, ids } : { count: order.shop_ids.length, ids: null },
    payment: last
      ? paymentOf(order, payable ?? undefined, last.order_payment_url)
      : page === undefined
        ? null
        : { page: gatewayAddress(page) },
  }
}
