import type { ProductDetails } from '@shop/contract'
import { getOrder, quoteAgain } from '@shop/contract/orders'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { productResource } from './catalogue.ts'
import { type Mutate, resource } from './resource.ts'

/** A product as it is today; null when the shop does not sell it any more. */
async function today(client: ApiClient, id: number): Promise<ProductDetails | null> {
  try {
    return (await productResource.load(client, id)).product
  } catch (error) {
    if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return null
    throw error
  }
}

/** What an order held, beside the same products as they are today. */
export const orderTodayResource = resource('order-today', async (client, id: number) => {
  const { order } = (await client(getOrder, { query: { order_id: id } })).data
  const products = await Promise.all(order.products.map((product) => today(client, product.id)))
  return order.products.map((before, index) => ({ before, now: products[index] ?? null }))
})

/** What ordering it again comes to now, and where it goes; for servers that say `order_again_quote`. */
export const againQuoteResource = resource(
  'again-quote',
  async (client, id: number) => (await client(quoteAgain, { body: { order_id: id } })).data,
)

/** What it comes to, or where it goes, may be another by now. */
export const rereadAgain = (mutate: Mutate, id: number) =>
  Promise.all([mutate(orderTodayResource.key(id)), mutate(againQuoteResource.key(id))])
