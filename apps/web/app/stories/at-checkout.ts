import { addresses, cart, checkout, orderCounts, orders, user } from '@shop/contract/fixtures'
import { expect, screen, waitFor } from 'storybook/test'
import { addressesResource } from '#app/data/addresses.ts'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import { forgetCheckout } from '#app/state/cart/forget-checkout.ts'
import { press } from './press.ts'
import { say } from './say.ts'
import type { StoryApi } from './story-api.ts'
import { known, type ShopStory } from './with-shop.tsx'

/** All shops of the fixture's cart. */
export const cartShops = cart.cart_items.map(({ shop_id }) => shop_id)
const [firstShop = 0] = cartShops
export const newestOrders = { total: orders.length, status_wise_orders: orderCounts, orders }

const answers: StoryApi = {
  'POST /cart/checkout': checkout,
  'GET /addresses': { total: addresses.length, addresses },
  'POST /place-order': { order_payment_url: null },
  'GET /orders': newestOrders,
  'GET /place-order/attempt': { placed: null },
}

/** /checkout of a customer who has chosen the first shop, in front of a server that takes the order. */
export const atCheckout = (story: Partial<ShopStory> = {}) => ({
  shop: {
    user,
    path: '/checkout',
    known: known(addressesResource, [], addresses),
    cart: { cart, count: cart.total, chosenShops: [firstShop] },
    ...story,
    api: { ...answers, ...story.api },
  } satisfies ShopStory,
})

/** Before each story: attempts are the browser's own, and go from one to the next. */
export const forgetOrders = () => {
  forgetCheckout()
  attemptStore.write(attemptStore.empty)
}

/** 'Place order', the visible one of the two: beside the steps or at the bottom. */
export const placeButton = async () => {
  const names = [say('Place order'), say('Placing order…')]
  const name = (text: string) => names.some((one) => text.includes(one))
  const buttons = await screen.findAllByRole('button', { name })
  const [visible] = buttons.filter((button) => button.checkVisibility())
  if (!visible) throw new Error('Place order is not in view')
  return visible
}
/** The same, once the totals are known. */
export const readyToPlace = async () => {
  const place = await placeButton()
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'))
  return place
}
export const pressPlace = async () => {
  const place = await readyToPlace()
  await press(place)
  return place
}
