import type { StoreReview } from '@shop/contract'
import { browserClient } from './browser-client.ts'
import { homeResource, productResource, productsResource } from './catalogue.ts'
import { sendOrFind } from './lost-answer.ts'
import { orderResource } from './orders.ts'
import type { Mutate } from './resource.ts'
import { reviewsResource } from './reviews.ts'
import { shopResource, shopsResource } from './shops.ts'

/** Everything that shows a rating: the order's line, the product, the shop and their lists. */
const rated = [
  orderResource,
  reviewsResource,
  productResource,
  productsResource,
  homeResource,
  shopResource,
  shopsResource,
]

export async function sendReview(review: StoreReview) {
  const { storeReview } = await import('@shop/contract/reviews')
  await sendOrFind(
    async () => {
      await browserClient(storeReview, { body: review })
      return true
    },
    async () => {
      const { products } = await orderResource.load(browserClient, Number(review.order_id))
      const line = products.find(({ id }) => id === Number(review.product_id))
      return typeof line?.rating === 'number' ? true : null
    },
  )
}

/** What shows a rating is read anew. */
export const rereadRatings = (mutate: Mutate) =>
  mutate((key: unknown) => rated.some(({ matches }) => matches(key)))
