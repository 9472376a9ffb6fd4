import type { Order } from '@shop/contract'

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

/** How many of these orders come to a sum; 0 when none do. There are ten at most. */
function countOf(orders: readonly Order[], sum: number): number {
  for (let chosen = 1; chosen < 2 ** orders.length; chosen += 1) {
    const some = orders.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1)
    if (some.reduce((total, { amount }) => total + cents(amount), 0) === cents(sum))
      return some.length
  }
  return 0
}

/**
 * How many of the newest orders a try has made (decision 049): those since then that come to its sum. Some
 * servers mean another amount; there, that the goods have left the cart besides makes them its own.
 */
export function placedBy(
  { newest, at, payable }: Trace,
  orders: readonly Order[],
  hasLeft: boolean,
): number {
  const since = orders.filter(({ id, created_at }) =>
    newest === null ? Date.parse(created_at ?? '') >= at - skew : id > newest,
  )
  const own = payable === null ? since.length : countOf(since, payable)
  return own > 0 || !hasLeft ? own : since.length
}
