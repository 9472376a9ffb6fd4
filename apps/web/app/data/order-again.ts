import type { ProductDetails } from '@shop/contract'
import { getProduct } from '@shop/contract/catalogue'
import { getOrder, quoteAgain } from '@shop/contract/orders'
import { ApiError } from './api-error.ts'
import type { Door } from './door.ts'
import { resource } from './resource.ts'

/** A product as it is today; null when the shop does not sell it any more. */
async function today(door: Door, id: number): Promise<ProductDetails | null> {
  try {
    return (await door(getProduct, { query: { product_id: id } })).data.product
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) return null
    throw error
  }
}

/** What an order held, beside the same products as they are today. */
export const orderTodayResource = resource('order-today', async (door, id: number) => {
  const { order } = (await door(getOrder, { query: { order_id: id } })).data
  const products = await Promise.all(order.products.map((product) => today(door, product.id)))
  return order.products.map((before, index) => ({ before, now: products[index] ?? null }))
})

/** What ordering it again comes to now, and where it goes; for servers that say `order_again_quote`. */
export const againQuoteResource = resource(
  'again-quote',
  async (door, id: number) => (await door(quoteAgain, { body: { order_id: id } })).data,
)
