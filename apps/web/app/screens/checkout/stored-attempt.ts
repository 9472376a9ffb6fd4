import type { Attempt } from '@shop/flows/checkout'
import { checkoutStores } from '#app/state/cart/checkout-stores.ts'

/** What is ordered: the cart, or the one product of 'Buy now'; each has its own attempt. */
export type Ordered = 'cart' | 'buy-now'

const storeOf = (what: Ordered) =>
  what === 'cart' ? checkoutStores.cartAttempt : checkoutStores.buyNowAttempt

/** The attempt of this shopper that waits for a definite answer, if there is one. */
export function readAttempt(user: number, what: Ordered): Attempt | null {
  const stored = storeOf(what).read()
  return stored?.user === user ? { ...stored, isUnclear: true } : null
}

/** Keeps it over a reload, so that neither reload nor retry ever makes a second order. */
export const storeAttempt = (user: number, what: Ordered, attempt: Attempt | null) =>
  storeOf(what).write(attempt && { ...attempt, user })
