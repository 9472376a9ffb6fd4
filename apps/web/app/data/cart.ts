import type { AddToCart } from '@shop/contract'
import { browserDoor } from './browser-door.ts'
import { resource } from './resource.ts'

const calls = () => import('./cart-calls.ts')

/** A shopper's cart. Whose it is belongs to the key: the next one to log in starts with nothing. */
export const cartResource = resource('cart', async (door, _user: number) =>
  (await calls()).cart(door),
)

/**
 * Totals of some shops (their ids, joined) with a coupon. The cart's revision belongs to the key, so
 * that an answer is never shown for another cart than it was given for.
 */
export const checkoutResource = resource(
  'checkout',
  async (door, shops: string, coupon: string, _revision: number, isBuyNow: boolean) =>
    (await calls()).checkout(door, shops.split(',').map(Number), coupon || null, isBuyNow),
)

/** The calls that change a cart, for its queue. */
export const cartCalls = {
  store: async (product: AddToCart) => (await calls()).store(browserDoor, product),
  increment: async (product: number) => (await calls()).increment(browserDoor, product),
  decrement: async (product: number) => (await calls()).decrement(browserDoor, product),
  remove: async (product: number) => (await calls()).remove(browserDoor, product),
}

/** The one product of 'Buy now', apart from the cart (wire.md 8). */
export const buyNowResource = resource('buy-now', async (door, _user: number) =>
  (await calls()).cart(door, true),
)

/** The calls that change it. */
export const buyNowCalls = {
  store: async (product: AddToCart) =>
    (await calls()).store(browserDoor, { ...product, is_buy_now: true }),
  increment: async (product: number) => (await calls()).increment(browserDoor, product, true),
  decrement: async (product: number) => (await calls()).decrement(browserDoor, product, true),
  remove: async (product: number) => (await calls()).remove(browserDoor, product, true),
}
