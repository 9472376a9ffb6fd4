import type { Order } from '@shop/contract'
import type { Made } from '@shop/flows/checkout'

/** What is known of a try to place orders whose answer was lost. */
export interface Trace {
  /** The id of the newest order that was there before, 0 for none; null: not known. */
  newest: number | null
  /** When it was first pressed, in milliseconds of this browser's clock. */
  at: number
  /** What it comes to; null: not known. */
  payable: number | null
}

/** So much slower than this browser's may a server's clock be; ms. */
const skew = 2 * 60_000

const cents = (amount: number) => Math.round(amount * 100)

/** Those of these orders that come to a sum together, if there are. There are ten at most. */
function comingTo(orders: readonly Order[], sum: number): readonly Order[] {
  for (let chosen = 1; chosen < 2 ** orders.length; chosen += 1) {
    const some = orders.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1)
    if (some.reduce((total, { amount }) => total + cents(amount), 0) === cents(sum)) return some
  }
  return []
}

/**
 * Which of the newest orders a try has made (decision 049), null for none: those since then that come to its
 * sum. Some servers mean another amount; there, that the goods have left the cart besides makes them its own.
 */
export function placedBy(
  { newest, at, payable }: Trace,
  orders: readonly Order[],
  hasLeft: boolean,
): Made | null {
  const since = orders.filter(({ id, created_at }) =>
    newest === null ? Date.parse(created_at ?? '') >= at - skew : id > newest,
  )
  const own = payable === null ? since : comingTo(since, payable)
  const made = own.length > 0 || !hasLeft ? own : since
  return made.length > 0 ? { count: made.length, ids: made.map(({ id }) => id) } : null
}
