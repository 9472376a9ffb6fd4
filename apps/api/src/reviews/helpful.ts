import type { DataOf, getHelpful } from '@shop/contract'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import { Refusal, unknownId } from '../http/index.ts'
import { type ReviewSubject, subjectOf } from './service.ts'
import { reviews, reviewVotes } from './tables.ts'

/** Which reviews of a product or a shop somebody has written, and found helpful. */
export async function helpfulTo(
  db: Database,
  userId: number,
  subject: ReviewSubject,
): Promise<DataOf<typeof getHelpful>> {
  const [own, found] = await Promise.all([
    db
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.userId, userId), subjectOf(subject))),
    db
      .select({ id: reviewVotes.reviewId })
      .from(reviewVotes)
      .innerJoin(reviews, eq(reviews.id, reviewVotes.reviewId))
      .where(and(eq(reviewVotes.userId, userId), subjectOf(subject))),
  ])
  return { own_ids: own.map(({ id }) => id), review_ids: found.map(({ id }) => id) }
}

/** Somebody finds a review helpful, once, or no longer; answers how many do by now. */
export const vote = (
  db: Database,
  { userId, reviewId }: typeof reviewVotes.$inferSelect,
  isHelpful: boolean,
): Promise<number> =>
  transact(db, async (tx) => {
    const [review] = await tx
      .select({ author: reviews.userId })
      .from(reviews)
      .where(and(eq(reviews.id, reviewId), eq(reviews.isActive, true)))
    if (!review) throw unknownId('review_id')
    if (review.author === userId) throw new Refusal('Your own review is for others to find helpful')
    if (isHelpful) await tx.insert(reviewVotes).values({ userId, reviewId }).onConflictDoNothing()
    else
      await tx
        .delete(reviewVotes)
        .where(and(eq(reviewVotes.userId, userId), eq(reviewVotes.reviewId, reviewId)))
    const [row] = await tx
      .select({ number: count() })
      .from(reviewVotes)
      .where(eq(reviewVotes.reviewId, reviewId))
    return row?.number ?? 0
  })
