import type { ReviewSort, StoreReview } from '@shop/contract'
import type { Door } from './door.ts'
import { sharedResource } from './resource.ts'

/** Reviews of a product, or of all that a shop sells. */
export type ReviewsOf = { readonly product: number } | { readonly shop: number }

/** Reviews a page (wire.md 5). */
export const reviewPageSize = (of: ReviewsOf) => ('shop' in of ? 5 : 6)

/** Which of the reviews: those with so many stars, those with photos; in what order. */
export interface ReviewQuery {
  page: number
  rating: number | null
  sort: ReviewSort
  withPhotos: boolean
}

const calls = () => import('./reviews-calls.ts')

export const reviewsResource = sharedResource(
  'reviews',
  async (door, of: ReviewsOf, query: ReviewQuery) =>
    (await calls()).reviews(door, of, query, reviewPageSize(of)),
)

export const sendReview = async (door: Door, review: StoreReview) =>
  (await calls()).sendReview(door, review)
