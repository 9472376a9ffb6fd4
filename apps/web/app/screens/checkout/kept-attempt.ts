import type { Attempt } from '@shop/flows/checkout'
import { checkoutKeys } from '#app/state/cart/checkout-keys.ts'

/** What is ordered: the cart, or the one product of 'Buy now'; each has its own attempt. */
export type Ordered = 'cart' | 'buy-now'

const nameOf = (what: Ordered) =>
  what === 'cart' ? checkoutKeys.attempt : checkoutKeys.buyNowAttempt

const isAttempt = (value: unknown, user: number): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  value.user === user &&
  'key' in value &&
  typeof value.key === 'string' &&
  'shops' in value &&
  Array.isArray(value.shops) &&
  'at' in value &&
  typeof value.at === 'number'

/** The attempt of this shopper that waits for a definite answer, if there is one. */
export function readAttempt(user: number, what: Ordered): Attempt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(what)) ?? 'null')
    return isAttempt(kept, user) ? { ...kept, isUnclear: true } : null
  } catch {
    return null
  }
}

/** Keeps it over a reload, so that neither reload nor retry ever makes a second order. */
export function keepAttempt(user: number, what: Ordered, attempt: Attempt | null) {
  if (attempt) sessionStorage.setItem(nameOf(what), JSON.stringify({ ...attempt, user }))
  else sessionStorage.removeItem(nameOf(what))
}
