import { checkoutKeys } from '#app/state/cart/checkout-keys.ts'

/** Orders that this tab has placed and gone away to pay. */
export interface PendingPayment {
  user: number
  /** One a shop. */
  count: number
  at: number
}

/** After so long nobody comes back from a gateway. */
const lifetime = 60 * 60_000

/** What this shopper went away to pay; null when nothing is known of. */
export function pendingPayment(user: number): PendingPayment | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(checkoutKeys.payment) ?? 'null',
    ) as PendingPayment | null
    return kept?.user === user && Date.now() - kept.at < lifetime ? kept : null
  } catch {
    return null
  }
}

export const keepPending = (user: number, count: number): PendingPayment => {
  const pending = { user, count, at: Date.now() }
  sessionStorage.setItem(checkoutKeys.payment, JSON.stringify(pending))
  return pending
}

/** It is paid, or will not be. */
export const dropPending = () => sessionStorage.removeItem(checkoutKeys.payment)
