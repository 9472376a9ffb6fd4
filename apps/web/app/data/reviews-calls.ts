import type { StoreReview } from '@shop/contract'
import { getReviews, storeReview } from '@shop/contract/reviews'
import type { Door } from './door.ts'
import type { ReviewQuery, ReviewsOf } from './reviews.ts'

/** What is as usual is left out: a stock server has never heard of it. */
export const reviews = async (
  door: Door,
  of: ReviewsOf,
  { page, rating, sort, withPhotos }: ReviewQuery,
  size: number,
) =>
  (
    await door(getReviews, {
      query: {
        product_id: 'product' in of ? of.product : undefined,
        shop_id: 'shop' in of ? of.shop : undefined,
        page,
        per_page: size,
        rating: rating ?? undefined,
        sort_type: sort === 'newest' ? undefined : sort,
        with_photos: withPhotos || undefined,
      },
    })
  ).data

export const sendReview = async (door: Door, review: StoreReview) =>
  (await door(storeReview, { body: review })).data.review
