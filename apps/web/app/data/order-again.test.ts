import type { Call } from '@shop/contract'
import { orderDetails, productDetails } from '@shop/contract/fixtures'
import { phrase } from '@shop/contract/phrase'
import { expect, test } from 'vitest'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { orderTodayResource } from './order-again.ts'

/** A server whose first product of the order is answered so. */
const serverThat = (status: number) => {
  const [gone] = orderDetails.products
  const client = async ({ path }: Call, { query }: { query: { product_id?: number } }) => {
    if (path === '/order-details') return { data: { order: orderDetails }, message: null }
    if (query.product_id === gone?.id) throw new ApiError(status, phrase('Not found'))
    return { data: { product: productDetails }, message: null }
  }
  return client as unknown as ApiClient
}

test.each([404, 410, 422])(
  'a product that is answered %s is not sold any more; the others are',
  async (status) => {
    const today = await orderTodayResource.load(serverThat(status), orderDetails.id)
    expect(today.map(({ now }) => now !== null)).toEqual(
      orderDetails.products.map((_, at) => at > 0),
    )
  },
)

test('a server that fails says nothing of what is sold', async () => {
  await expect(orderTodayResource.load(serverThat(500), orderDetails.id)).rejects.toThrow(ApiError)
})
