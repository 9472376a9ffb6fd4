import type { PlaceOrder } from '@shop/contract'
import { eachText } from '@shop/contract/order-texts'
import { attemptStore } from './attempt-store.ts'
import { checkoutStores } from './checkout-stores.ts'

/**
 * Forgets what was about to be ordered: the shopper is gone. What may have been ordered is kept for when they
 * come back, or they would order it twice: which goods, and nothing that they wrote.
 */
export function forgetCheckout() {
  for (const store of Object.values(checkoutStores)) store.clear()
  const { attempts, taken } = attemptStore.read()
  attemptStore.write({
    attempts: attempts.map(({ attempt, ...kept }) => ({
      ...kept,
      attempt: { ...attempt, order: unwritten(attempt.order) },
    })),
    taken,
  })
}

/** Somebody has logged in: what another one was about to order is not for them. */
export function keepCheckoutOf(user: number) {
  const { drafts, payment } = checkoutStores
  const isOthers = [drafts.read(), payment.read()].some((stored) => stored && stored.user !== user)
  if (isOthers) forgetCheckout()
}

/** What of an order is kept, each by its name: what a shopper can write is not among it, whatever that will be. */
const unwritten = ({
  shop_ids,
  address_id,
  payment_method,
  is_buy_now,
}: PlaceOrder): PlaceOrder => ({
  shop_ids,
  address_id,
  payment_method,
  coupon_code: null,
  ...eachText(() => null),
  ...(is_buy_now ? { is_buy_now } : {}),
})
