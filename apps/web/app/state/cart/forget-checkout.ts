import { attemptStore } from './attempt-store.ts'
import { checkoutStores } from './checkout-stores.ts'

/** Forgets what was about to be ordered: the shopper is gone. */
export function forgetCheckout() {
  const { shops, drafts, payment } = checkoutStores
  shops.write([])
  for (const store of [drafts, payment, attemptStore]) store.write(null)
}
