/** Words in reviews, as search compares words. */
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { folded, stemsOf } from '../search/fold.ts'
import { reviews } from './tables.ts'

/** Read at once: between two batches others are served. */
const batch = 500

/** Every word by its stem and as it was written, a space before each. */
const wordsIn = (description: string) => {
  const written = folded(description).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set([...stemsOf(description), ...written])].map((word) => ` ${word}`).join('')
}

/**
 * Reads the words of a product's reviews that nobody has read yet. It is done when they are first searched: so
 * it does not matter when, by whom and with which version of the shop a review was written.
 */
export async function readWords(db: Database, productId: number): Promise<void> {
  const unread = () =>
    db
      .select({ id: reviews.id, description: reviews.description })
      .from(reviews)
      .where(and(eq(reviews.productId, productId), isNull(reviews.words)))
      .limit(batch)
  for (let rows = await unread(); rows.length > 0; rows = await unread()) {
    const ids = rows.map(({ id }) => id)
    const words = rows.map(({ description }) => wordsIn(description))
    await db.execute(sql`
      update reviews set words = read.words
      from unnest(${sql.param(ids)}::int[], ${sql.param(words)}::text[]) read (id, words)
      where reviews.id = read.id`)
  }
}

/** Whether each of these words begins one of the review's; what has no letter or digit begins none. */
export const hasWords = (search: string): SQL => {
  const parts = stemsOf(search).map((stem) => sql`${reviews.words} like ${`% ${stem}%`}`)
  return parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : sql`false`
}
