import type { DataOf, getReviews, ReviewSort } from '@shop/contract'
import { browserClient } from './browser-client.ts'
import { type Mutate, resource, sharedResource } from './resource.ts'

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

const calls = () => import('@shop/contract/reviews')

const subjectOf = (of: ReviewsOf) => ({
  product_id: 'product' in of ? of.product : undefined,
  shop_id: 'shop' in of ? of.shop : undefined,
})

/** Which of them the shopper has found helpful; for servers that say `helpful_reviews`. */
export const helpfulResource = resource('helpful-reviews', async (client, of: ReviewsOf) => {
  const { getHelpful } = await calls()
  return (await client(getHelpful, { query: subjectOf(of) })).data.review_ids
})

/** Finds one helpful, or no longer; answers how many customers do by now. */
export async function sayHelpful(review: number, isHelpful: boolean): Promise<number> {
  const { findHelpful } = await calls()
  const body = { review_id: review, is_helpful: isHelpful }
  return (await browserClient(findHelpful, { body })).data.helpful_count
}

/** What is as usual is left out: a stock server has never heard of it. */
export const reviewsResource = sharedResource(
  'reviews',
  async (client, of: ReviewsOf, { page, rating, sort, withPhotos }: ReviewQuery) => {
    const { getReviews } = await calls()
    const query = {
      ...subjectOf(of),
      page,
      per_page: reviewPageSize(of),
      rating: rating ?? undefined,
      sort_type: sort === 'newest' ? undefined : sort,
      with_photos: withPhotos || undefined,
    }
    return (await client(getReviews, { query })).data
  },
)

/** Shows in what is known whether the shopper finds a review helpful, and how many do. */
export const updateHelpful = (
  mutate: Mutate,
  of: ReviewsOf,
  review: number,
  { isHelpful, count }: { isHelpful: boolean; count: number },
) =>
  Promise.all([
    mutate<number[]>(
      helpfulResource.key(of),
      (ids = []) => [...ids.filter((id) => id !== review), ...(isHelpful ? [review] : [])],
      { revalidate: false },
    ),
    mutate<DataOf<typeof getReviews>>(
      reviewsResource.matches,
      (page) =>
        page && {
          ...page,
          reviews: page.reviews.map((one) =>
            one.id === review ? { ...one, helpful_count: count } : one,
          ),
        },
      { revalidate: false },
    ),
  ])
