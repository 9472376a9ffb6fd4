import type { ReviewSort } from '@shop/contract'
import { sharedResource } from './resource.ts'

/** Reviews of a product, or of all that a shop sells. */
export type ReviewsOf = { readonly product: number } | { readonly shop: number }

/** Reviews a page (wire.md 5). */
export const reviewPageSize = (of: ReviewsOf) => ('shop' in of ? 5 : 6)

/** Which of the reviews: those with so many stars, with photos, with these words; in what order. */
export interface ReviewQuery {
  page: number
  rating: number | null
  sort: ReviewSort
  withPhotos: boolean
  /** What was looked for; empty for all. */
  search: string
}

const calls = () => import('@shop/contract/reviews')

/** How the server is asked for them. */
export const subjectOf = (of: ReviewsOf) => ({
  product_id: 'product' in of ? of.product : undefined,
  shop_id: 'shop' in of ? of.shop : undefined,
})

/** What is as usual is left out: a stock server has never heard of it. */
export const reviewsResource = sharedResource(
  'reviews',
  async (client, of: ReviewsOf, { page, rating, sort, withPhotos, search }: ReviewQuery) => {
    const { getReviews } = await calls()
    const query = {
      ...subjectOf(of),
      page,
      per_page: reviewPageSize(of),
      rating: rating ?? undefined,
      sort_type: sort === 'newest' ? undefined : sort,
      with_photos: withPhotos || undefined,
      search: search || undefined,
    }
    return (await client(getReviews, { query })).data
  },
)
