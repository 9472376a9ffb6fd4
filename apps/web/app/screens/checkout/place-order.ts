import type { Cart, PlaceOrder } from '@shop/contract'
import { ApiError, doorMessages } from '#app/data/api-error.ts'
import { beginAttempt, endAttempt, hasLeftCart } from '#app/parts/orders/order-attempt.ts'

export interface PlaceOrderPorts {
  send: (order: PlaceOrder, key: string) => Promise<{ order_payment_url: string | null }>
  /** Reads the cart again; null when it could not be read. */
  readCart: () => Promise<Cart | null>
  /**
   * Rejects when there is another order than the one that is shown, or when nobody can say; for
   * servers that do not look themselves.
   */
  isStill?: () => Promise<void>
}

export type PlaceResult =
  /** `payment` is where it is paid; null for cash, and where an answer was lost. */
  | { kind: 'placed'; shops: readonly number[]; payment: string | null }
  | { kind: 'refused'; error: ApiError }
  /** No answer: the next try uses the same key. */
  | { kind: 'unclear'; error: ApiError }

/** No definite answer: broken off, too slow, or a fault that may have come after the order. */
const isUnclear = ({ status }: ApiError) =>
  status === 0 || status === 408 || status === 429 || status >= 500

/**
 * Places an order once. Without a definite answer the cart is read again before anything is tried
 * a second time: what was ordered has left it.
 */
export async function placeOnce(order: PlaceOrder, ports: PlaceOrderPorts): Promise<PlaceResult> {
  const shops = order.shop_ids.map(Number)
  const what = order.is_buy_now ? 'buy-now' : 'cart'
  const attempt = beginAttempt(what, shops)
  let isSent = false
  try {
    await ports.isStill?.()
    isSent = true
    const { order_payment_url: payment } = await ports.send(order, attempt.key)
    endAttempt(what)
    return { kind: 'placed', shops, payment }
  } catch (failure) {
    const error = failure instanceof ApiError ? failure : new ApiError(0, doorMessages.failed)
    const unclear = isUnclear(error) && (isSent || attempt.isUnclear)
    // A refusal after an unclear try may only say that the cart is empty by now.
    if (unclear || attempt.isUnclear) {
      const cart = await ports.readCart()
      if (
        cart &&
        hasLeftCart(
          attempt,
          cart.cart_items.map(({ shop_id }) => shop_id),
        )
      ) {
        endAttempt(what)
        return { kind: 'placed', shops, payment: null }
      }
    }
    if (unclear) return { kind: 'unclear', error }
    endAttempt(what)
    return { kind: 'refused', error }
  }
}
