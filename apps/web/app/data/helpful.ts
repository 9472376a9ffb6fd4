import type { DataOf, getReviews } from '@shop/contract'
import { browserClient } from './browser-client.ts'
import { type Mutate, resource } from './resource.ts'
import { type ReviewsOf, reviewsResource, subjectOf } from './reviews.ts'

const calls = () => import('@shop/contract/reviews')

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
