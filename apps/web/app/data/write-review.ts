import type { Review, StoreReview } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'
import { plainText } from '#app/lib/plain-text.ts'
import { ApiError } from './api-error.ts'
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

const reviewedBefore = phrase('You have reviewed this before, and that review stays as it is.')

/** A second review is answered with the first (wire.md 5): other stars, or words of which neither has the other's. */
function isAnother(stored: Pick<Review, 'rating' | 'description'>, sent: StoreReview) {
  if (stored.rating !== null && stored.rating !== Number(sent.rating)) return true
  const [one, other] = [stored.description, sent.description].map((text) =>
    plainText(text ?? '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  return Boolean(one && other) && !one?.includes(other ?? '') && !other?.includes(one ?? '')
}

export async function sendReview(review: StoreReview) {
  const { storeReview } = await import('@shop/contract/reviews')
  await sendOrFind(
    async () => {
      const { review: stored } = (await browserClient(storeReview, { body: review })).data
      if (stored && isAnother(stored, review)) throw new ApiError(422, reviewedBefore)
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
