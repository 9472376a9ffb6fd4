import type { AddToCart } from '@shop/contract'
import { ApiError } from '#app/data/api-error.ts'
import { fillBuyNow } from '#app/data/buy-now.ts'
import { sessionStore } from '#app/data/session-store.ts'
import type { Intent } from '#app/state/session/intents.ts'

export interface BuyNowPorts {
  askLogin: (intent: Intent) => void
  go: (path: string) => void | Promise<void>
}

/** Marks an English phrase that is shown through `t` elsewhere. */
const phrase = (english: string) => english

/**
 * Buys one product apart from the cart: it becomes the buy-now line and has a checkout of its own. A
 * guest logs in first and then it goes on (specification.md section 6; decision 022). Rejects with
 * what the shopper is told.
 */
export async function buyNow(product: AddToCart, { askLogin, go }: BuyNowPorts): Promise<void> {
  const turnAway = () => {
    askLogin({ kind: 'buy', product })
    throw new ApiError(401, phrase('Please login first!'))
  }
  if (!sessionStore.read().token) turnAway()
  try {
    await fillBuyNow(product)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) turnAway()
    throw error
  }
  await go('/buynow')
}
