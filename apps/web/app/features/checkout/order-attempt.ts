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

const name = 'order-attempt'
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
export function openAttempt(): OrderAttempt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? 'null')
    return isAttempt(kept) && Date.now() - kept.at < lifetime ? kept : null
  } catch {
    return null
  }
}

const keep = (attempt: OrderAttempt) => sessionStorage.setItem(name, JSON.stringify(attempt))

/**
 * Begins an attempt, or goes on with the one that is open, under its own key. It is kept over a
 * reload, so that neither reload nor retry can ever make a second order. Until the server has
 * answered it counts as unclear.
 */
export function beginAttempt(shops: readonly number[]): OrderAttempt {
  const open = openAttempt()
  const attempt = { key: open?.key ?? crypto.randomUUID(), shops, at: Date.now(), isUnclear: true }
  keep(attempt)
  return { ...attempt, isUnclear: open?.isUnclear ?? false }
}

/** The server has answered: made or refused, nothing is open. */
export const endAttempt = () => sessionStorage.removeItem(name)

/** Whether an attempt has gone through, as its cart shows: what was ordered has left it. */
export const hasLeftCart = (attempt: OrderAttempt, shopsInCart: readonly number[]): boolean =>
  attempt.shops.length > 0 && !attempt.shops.some((shop) => shopsInCart.includes(shop))
