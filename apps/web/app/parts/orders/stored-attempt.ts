import { type Attempt, attemptLifetime } from '@shop/flows/checkout'
import { attemptStore } from '#app/state/cart/attempt-store.ts'

const attemptsOf = (user: number) => {
  const stored = attemptStore.read()
  return stored?.user === user ? stored.attempts : {}
}

/**
 * The attempt of this shopper that waits for a definite answer, if there is one.
 *
 * @param what the cart, the one product of 'Buy now', or an order that is ordered again
 */
export function readAttempt(user: number, what: string): Attempt | null {
  const stored = attemptsOf(user)[what]
  return stored && Date.now() - stored.at < attemptLifetime ? { ...stored, isUnclear: true } : null
}

/**
 * Keeps it over a reload and in other tabs, so that neither reload nor retry ever makes a second order;
 * null forgets it.
 */
export function storeAttempt(user: number, what: string, attempt: Attempt | null) {
  const { [what]: _, ...others } = attemptsOf(user)
  const left = attempt ? { ...others, [what]: attempt } : others
  attemptStore.write(Object.keys(left).length > 0 ? { user, attempts: left } : null)
}
