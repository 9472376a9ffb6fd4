import type { DataOf, getHelpful, getReviews, Review } from '@shop/contract'
import { browserClient } from './browser-client.ts'
import { type Mutate, resource } from './resource.ts'
import { type ReviewsOf, reviewsResource, subjectOf } from './reviews.ts'

const calls = () => import('@shop/contract/reviews')

/** Which of them the shopper has written, and found helpful; for servers that say `helpful_reviews`. */
export const helpfulResource = resource('helpful-reviews', async (client, of: ReviewsOf) => {
  const { getHelpful: call } = await calls()
  return (await client(call, { query: subjectOf(of) })).data
})

/** Finds one helpful, or no longer; answers how many customers do by now. */
async function sayHelpful(review: number, isHelpful: boolean): Promise<number> {
  const { findHelpful } = await calls()
  const body = { review_id: review, is_helpful: isHelpful }
  return (await browserClient(findHelpful, { body })).data.helpful_count
}

/** Shows in what is known whether the shopper finds a review helpful, and how many do. */
const show = (
  mutate: Mutate,
  of: ReviewsOf,
  review: number,
  { isHelpful, count }: { isHelpful: boolean; count: number },
) =>
  Promise.all([
    mutate<DataOf<typeof getHelpful>>(
      helpfulResource.key(of),
      ({ own_ids, review_ids } = { own_ids: [], review_ids: [] }) => ({
        own_ids,
        review_ids: [...review_ids.filter((id) => id !== review), ...(isHelpful ? [review] : [])],
      }),
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

/** What is wanted of the reviews whose call is on its way. */
const wishes = new Map<number, boolean>()

/**
 * Finds a review helpful, or no longer: shown at once, and taken back where the server refuses. One call at a
 * time; what was wanted last is what counts.
 *
 * @param count how many customers find it helpful, as is shown before
 */
export async function wishHelpful(
  mutate: Mutate,
  of: ReviewsOf,
  { id, helpful_count: count }: Pick<Review, 'id' | 'helpful_count'>,
  isHelpful: boolean,
): Promise<void> {
  const isOnItsWay = wishes.has(id)
  wishes.set(id, isHelpful)
  await show(mutate, of, id, { isHelpful, count: count + (isHelpful ? 1 : -1) })
  if (isOnItsWay) return
  /** What the server has said last. */
  let confirmed = { isHelpful: !isHelpful, count }
  try {
    for (let wish = wishes.get(id); wish !== undefined; wish = wishes.get(id)) {
      confirmed = { isHelpful: wish, count: await sayHelpful(id, wish) }
      if (wishes.get(id) === wish) break
    }
  } finally {
    wishes.delete(id)
    await show(mutate, of, id, confirmed)
    // It may not have been known which of them there are.
    void mutate(helpfulResource.key(of))
  }
}
