import type { RatingSummary, Review } from '@shop/contract'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import type { Deps } from '../deps.ts'
import type { Page } from '../http/paging.ts'
import { pictureUrl, type View } from '../http/view.ts'
import { reviews } from './tables.ts'

/** Reviews of a product, of a shop, or of all. */
export interface ReviewFilter {
  readonly product_id?: number | undefined
  readonly shop_id?: number | undefined
}

const conditionOf = ({ product_id, shop_id }: ReviewFilter) =>
  and(
    eq(reviews.isActive, true),
    product_id === undefined ? undefined : eq(reviews.productId, product_id),
    shop_id === undefined ? undefined : eq(reviews.shopId, shop_id),
  )

const written = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A page of reviews, newest first. */
export const listReviews = async (
  { db }: Deps,
  view: View,
  filter: ReviewFilter,
  { limit, offset }: Page,
): Promise<Review[]> => {
  const rows = await db
    .select({
      id: reviews.id,
      rating: reviews.rating,
      description: reviews.description,
      createdAt: reviews.createdAt,
      name: users.name,
      photo: users.profilePhoto,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(conditionOf(filter))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id, rating, description, createdAt, name, photo }) => ({
    id,
    customer_name: name ?? 'Customer',
    customer_profile: pictureUrl(view, photo),
    rating: Number(rating),
    description,
    created_at: written.format(createdAt),
  }))
}

const stars = ['1', '2', '3', '4', '5'] as const

/** How reviews are spread over the stars: the average to one decimal, shares in percent. */
export const summarise = async ({ db }: Deps, filter: ReviewFilter): Promise<RatingSummary> => {
  const star = sql<string>`floor(${reviews.rating})::int::text`
  const rows = await db
    .select({ star, number: count(), sum: sql<number>`sum(${reviews.rating})::float8` })
    .from(reviews)
    .where(conditionOf(filter))
    .groupBy(star)
  const total = rows.reduce((all, { number }) => all + number, 0)
  const sum = rows.reduce((all, row) => all + row.sum, 0)
  const share = (wanted: string) => {
    const number = rows.find((row) => row.star === wanted)?.number ?? 0
    return total === 0 ? 0 : Math.round((number / total) * 1000) / 10
  }
  return {
    rating: total === 0 ? 0 : Math.round((sum / total) * 10) / 10,
    total_review: total,
    percentages: Object.fromEntries(
      stars.map((wanted) => [wanted, share(wanted)]),
    ) as RatingSummary['percentages'],
  }
}

/** How many reviews there are without an answer's summary. */
export const countReviews = async ({ db }: Deps, filter: ReviewFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(reviews).where(conditionOf(filter))
  return row?.total ?? 0
}
