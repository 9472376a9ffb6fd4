import type { Attempt, Found } from '@shop/flows/checkout'
import type { findPlaced } from '#app/data/orders.ts'
import { gatewayAddress, paymentOf } from '#app/parts/payment/gateway-window.ts'

type Answer = Awaited<ReturnType<typeof findPlaced>>

/** Where it is paid, later where no page is named. */
function dueOf({ order, payable }: Attempt, last: Answer, placed: readonly NonNullable<Answer>[]) {
  const page = gatewayAddress(
    placed.find(({ order_payment_url: url }) => url)?.order_payment_url ?? null,
  )
  if (page !== null) return { page }
  // An earlier try without a page was paid in cash.
  return last && paymentOf(order, payable ?? undefined, null) ? 'later' : null
}

/**
 * What an attempt has placed; null: nothing.
 *
 * @param last what its key was answered
 * @param earlier what the keys of its earlier tries were, which may have been paid in another way
 */
export function foundIn(attempt: Attempt, last: Answer, earlier: readonly Answer[]): Found | null {
  const placed = [last, ...earlier].filter((answer) => answer !== null)
  if (placed.length === 0) return null
  const ids = placed.flatMap(({ order_ids = [] }) => order_ids)
  return {
    made:
      ids.length > 0
        ? { count: ids.length, ids }
        : { count: attempt.order.shop_ids.length, ids: null, after: attempt.newest },
    payment: dueOf(attempt, last, placed),
    goods: null,
    isEarlier: last === null,
  }
}
