import type { PlaceOrder } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'
import type { Shown } from '@shop/flows/checkout'
import { addressesResource } from '#app/data/addresses.ts'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { buyNowResource, cartResource, checkoutResource } from '#app/data/cart.ts'
import { changesOf } from '#app/parts/orders/shown-order.ts'

/**
 * Reads everything again that an order is made of, and rejects when it is not what is shown: a server
 * that is sent the specification's fields alone takes whatever its cart holds (decision 026).
 */
export async function isStillShown(order: PlaceOrder, shown: Shown, user: number): Promise<void> {
  const shops = order.shop_ids.map(Number)
  const isBuyNow = Boolean(order.is_buy_now)
  const [cart, { checkout }, addresses] = await Promise.all([
    (isBuyNow ? buyNowResource : cartResource).load(browserClient, user),
    checkoutResource.load(browserClient, shops.join(), order.coupon_code ?? '', 0, isBuyNow),
    addressesResource.load(browserClient),
  ])
  const now: Shown = {
    shops: cart.cart_items.filter(({ shop_id }) => shops.includes(shop_id)),
    totals: checkout,
    address: addresses.find(({ id }) => id === Number(order.address_id)),
  }
  // The page says which: it has read the same.
  if (changesOf(shown, now).length > 0)
    throw new ApiError(422, phrase('The order has changed, so nothing was placed'), { shown: [] })
}
