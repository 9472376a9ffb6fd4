import type { Made } from '@shop/flows/checkout'
import { checkoutStores, type PendingPayment } from '#app/state/cart/checkout-stores.ts'

const { payment } = checkoutStores

/** After so long nobody comes back from a gateway. */
const lifetime = 60 * 60_000

/** What this shopper went away to pay; null when nothing is known of. */
export function pendingPayment(user: number): PendingPayment | null {
  const stored = payment.read()
  return stored?.user === user && Date.now() - stored.at < lifetime ? stored : null
}

export const keepPending = (user: number, made: Made) =>
  payment.write({ ...made, user, at: Date.now() })

/** It is paid, or will not be. */
export const dropPending = () => payment.write(null)
