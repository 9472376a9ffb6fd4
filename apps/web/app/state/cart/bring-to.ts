import { browserClient } from '#app/data/browser-client.ts'
import { cartCalls, cartResource } from '#app/data/cart.ts'
import { lineOf } from './pending.ts'

/**
 * Brings a product of the cart to a quantity, none takes it out; one that has left the cart meanwhile
 * stays away. For a change that was refused before a login, when the cart of today is not known yet.
 *
 * @throws ApiError when the server refuses a step; those before it stay
 */
export async function bringTo(user: number, product: number, quantity: number): Promise<void> {
  let cart = await cartResource.load(browserClient, user)
  for (;;) {
    const line = lineOf(cart, product)
    if (!line || line.quantity === quantity) return
    const before = line.quantity
    const isMore = quantity > before
    const step = quantity === 0 ? 'remove' : isMore ? 'increment' : 'decrement'
    cart = (await cartCalls[step](product)).cart
    const now = lineOf(cart, product)?.quantity ?? 0
    // A server that answers well and does nothing would be asked for ever.
    if (Math.abs(quantity - now) >= Math.abs(quantity - before)) return
  }
}
