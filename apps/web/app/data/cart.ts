import type { AddToCart } from '@shop/contract'
import type { ApiClient } from './api-client.ts'
import { browserClient } from './browser-client.ts'
import { resource } from './resource.ts'

const calls = () => import('@shop/contract/cart')

/** Said only where it is so: the cart's own calls stay as stock servers know them. */
const flag = (isBuyNow: boolean) => (isBuyNow ? { is_buy_now: true } : {})

async function readCart(client: ApiClient, isBuyNow: boolean) {
  const { getCart } = await calls()
  return (await client(getCart, { query: flag(isBuyNow) })).data
}

/** A shopper's cart. Whose it is belongs to the key: the next one to log in starts with nothing. */
export const cartResource = resource('cart', (client, _user: number) => readCart(client, false))

/** The one product of 'Buy now', apart from the cart (wire.md 8). */
export const buyNowResource = resource('buy-now', (client, _user: number) => readCart(client, true))

/**
 * Totals of some shops (their ids, joined) with a coupon. The cart's revision belongs to the key, so
 * that an answer is never shown for another cart than it was given for.
 */
export const checkoutResource = resource(
  'checkout',
  async (client, shops: string, coupon: string, _revision: number, isBuyNow: boolean) => {
    const { getCheckout } = await calls()
    const { data, message } = await client(getCheckout, {
      body: {
        shop_ids: shops.split(',').map(Number),
        ...(coupon ? { coupon_code: coupon } : {}),
        ...flag(isBuyNow),
      },
    })
    return { ...data, message }
  },
)

type Calls = Awaited<ReturnType<typeof calls>>
type LineCall = 'incrementLine' | 'decrementLine' | 'deleteLine'

const change = (name: LineCall, isBuyNow: boolean) => async (product: number) => {
  const call: Calls[LineCall] = (await calls())[name]
  const { data, message } = await browserClient(call, {
    body: { product_id: product, ...flag(isBuyNow) },
  })
  return { cart: data, message }
}

const changesOf = (isBuyNow: boolean) => ({
  store: async (product: AddToCart) => {
    const { addToCart } = await calls()
    const { data, message } = await browserClient(addToCart, {
      body: { ...product, ...flag(isBuyNow) },
    })
    return { cart: data, message }
  },
  increment: change('incrementLine', isBuyNow),
  decrement: change('decrementLine', isBuyNow),
  remove: change('deleteLine', isBuyNow),
})

/** The calls that change a cart, for its queue. */
export const cartCalls = changesOf(false)

/** Those that change the product of 'Buy now'. */
export const buyNowCalls = changesOf(true)
