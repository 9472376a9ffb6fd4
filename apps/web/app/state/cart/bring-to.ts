import type { CartLine } from '@shop/contract'
import { browserClient } from '#app/data/browser-client.ts'
import { cartCalls, cartResource } from '#app/data/cart.ts'
import { asAdded, choosesMore, isSameChoice, lineOf } from './cart-line.ts'

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

/** Brings a line back to the choice and the quantity that it had, as Undo does. */
export async function bringBack(user: number, line: CartLine): Promise<void> {
  const there = lineOf(await cartResource.load(browserClient, user), line.id)
  if (!there || !isSameChoice(there, line)) {
    const isNew = !there || choosesMore(there, line)
    if (there && isNew) await cartCalls.remove(line.id)
    await cartCalls.store(asAdded(line, isNew ? line.quantity : 1))
  }
  await bringTo(user, line.id, line.quantity)
}
