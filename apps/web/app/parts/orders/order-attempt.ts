import { newKey } from '@shop/ui/new-key'

/** A try to place an order whose end is not known yet. */
export interface OrderAttempt {
  /** The Idempotency-Key: the server makes one order of it, however often it is sent. */
  key: string
  /** The shops that it orders from. */
  shops: readonly number[]
  at: number
  /** The answer did not come: it may have gone through. */
  isUnclear: boolean
}

/** What is ordered: the cart, or the one product of 'Buy now'; each has its own attempt. */
export type Ordered = 'cart' | 'buy-now'

const nameOf = (what: Ordered) => (what === 'cart' ? 'order-attempt' : 'buy-now-attempt')
/** After so long, lines that are gone from the cart say nothing about it any more. */
const lifetime = 15 * 60_000

const isAttempt = (value: unknown): value is OrderAttempt =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'shops' in value &&
  Array.isArray(value.shops) &&
  'at' in value &&
  typeof value.at === 'number'

/** The attempt that waits for a definite answer, if there is one. */
export function openAttempt(what: Ordered): OrderAttempt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(what)) ?? 'null')
    return isAttempt(kept) && Date.now() - kept.at < lifetime ? kept : null
  } catch {
    return null
  }
}

const keep = (what: Ordered, attempt: OrderAttempt) =>
  sessionStorage.setItem(nameOf(what), JSON.stringify(attempt))

/**
 * Begins an attempt, or goes on with the one that is open, under its own key. It is kept over a
 * reload, so that neither reload nor retry can ever make a second order. Until the server has
 * answered it counts as unclear.
 */
export function beginAttempt(what: Ordered, shops: readonly number[]): OrderAttempt {
  const open = openAttempt(what)
  const attempt = { key: open?.key ?? newKey(), shops, at: Date.now(), isUnclear: true }
  keep(what, attempt)
  return { ...attempt, isUnclear: open?.isUnclear ?? false }
}

/** The server has answered: made or refused, nothing is open. */
export const endAttempt = (what: Ordered) => sessionStorage.removeItem(nameOf(what))

/** Whether an attempt has gone through, as its cart shows: what was ordered has left it. */
export const hasLeftCart = (attempt: OrderAttempt, shopsInCart: readonly number[]): boolean =>
  attempt.shops.length > 0 && !attempt.shops.some((shop) => shopsInCart.includes(shop))
