import type { Attempt } from '@shop/flows/checkout'
import { attemptStoreOf, type Ordered } from '#app/state/cart/checkout-stores.ts'

/** The attempt of this shopper that waits for a definite answer, if there is one. */
export function readAttempt(user: number, what: Ordered): Attempt | null {
  const stored = attemptStoreOf(what).read()
  return stored?.user === user ? { ...stored, isUnclear: true } : null
}

/** Keeps it over a reload, so that neither reload nor retry ever makes a second order. */
export const storeAttempt = (user: number, what: Ordered, attempt: Attempt | null) =>
  attemptStoreOf(what).write(attempt && { ...attempt, user })
