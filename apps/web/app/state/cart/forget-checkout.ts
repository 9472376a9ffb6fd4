import { attemptStore } from './attempt-store.ts'
import { checkoutStores } from './checkout-stores.ts'

/**
 * Forgets what was about to be ordered: the shopper is gone. What may have been ordered is kept for when they
 * come back, or they would order it twice: which goods, and nothing that they wrote.
 */
export function forgetCheckout() {
  const { shops, drafts, payment } = checkoutStores
  shops.write([])
  for (const store of [drafts, payment]) store.write(null)
  const { attempts, taken } = attemptStore.read()
  attemptStore.write({
    attempts: attempts.map(({ attempt, ...kept }) => ({
      ...kept,
      attempt: {
        ...attempt,
        order: { ...attempt.order, note: null, coupon_code: null, shown: undefined },
      },
    })),
    taken,
  })
}
