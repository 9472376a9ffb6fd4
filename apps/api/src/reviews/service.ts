import type { RatingSummary, Review, ReviewSort } from '@shop/contract'
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { colors, sizes } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import type { Page } from '../http/paging.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/viewer.ts'
import { orderProducts } from '../orders/tables.ts'
import { shops } from '../shops/tables.ts'
import { reviewPhotos, reviews, reviewVotes } from './tables.ts'
import { hasWords } from './words.ts'

/** Reviews of a product, of a shop, or of all. */
export interface ReviewSubject {
  readonly product_id?: number | undefined
  readonly shop_id?: number | undefined
}

/** Which of them: those with so many stars, those with photos, those with these words. */
export interface ReviewFilter extends ReviewSubject {
  readonly rating?: number | undefined
  readonly with_photos?: boolean | undefined
  readonly search?: string | null | undefined
}

const star = sql<number>`floor(${reviews.rating})::int`

export const subjectOf = ({ product_id, shop_id }: ReviewSubject) =>
  and(
    eq(reviews.isActive, true),
    product_id === undefined ? undefined : eq(reviews.productId, product_id),
    shop_id === undefined ? undefined : eq(reviews.shopId, shop_id),
    // Shops are rated apart: what is said of a shop's product is no word on the shop.
    shop_id !== undefined && product_id === undefined
      ? isNull(reviews.productId)
      : isNotNull(reviews.productId),
  )

const conditionOf = (db: Database, filter: ReviewFilter) =>
  and(
    subjectOf(filter),
    filter.rating === undefined ? undefined : sql`${star} = ${filter.rating}`,
    filter.with_photos
      ? exists(db.select().from(reviewPhotos).where(eq(reviewPhotos.reviewId, reviews.id)))
      : undefined,
    filter.search ? hasWords(filter.search) : undefined,
  )

/** How many customers have found a review helpful. */
const helpful = sql<number>`(select count(*)::int from ${reviewVotes} where ${reviewVotes.reviewId} = ${reviews.id})`

const orders: Record<ReviewSort, SQL[]> = {
  newest: [],
  helpful: [desc(helpful)],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
}

const written = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
})

/** What was bought: the line of the order that the review is about. */
const bought = and(
  eq(orderProducts.orderId, reviews.orderId),
  eq(orderProducts.productId, reviews.productId),
)

const selectReviews = (db: Database) =>
  db
    .select({
      review: reviews,
      name: users.name,
      photo: users.profilePhoto,
      shop: shops.name,
      size: orderProducts.size,
      sizeNames: sizes.names,
      color: orderProducts.color,
      colorNames: colors.names,
      helpful,
    })
    .from(reviews)
    .leftJoin(users, eq(users.id, reviews.userId))
    .leftJoin(shops, eq(shops.id, reviews.shopId))
    .leftJoin(orderProducts, bought)
    .leftJoin(sizes, eq(sizes.id, orderProducts.sizeId))
    .leftJoin(colors, eq(colors.id, orderProducts.colorId))
    .$dynamic()

type Found = Awaited<ReturnType<typeof selectReviews>>

const present = async (db: Database, viewer: Viewer, rows: Found): Promise<Review[]> => {
  const photos = await photosOf(
    db,
    rows.map(({ review }) => review.id),
  )
  const named = (name: string | null, names: Readonly<Record<string, string>> | null) =>
    name === null ? null : nameIn(viewer, { name, names: names ?? {} })
  return rows.map(({ review, name, photo, shop, size, sizeNames, color, colorNames, helpful }) => ({
    id: review.id,
    customer_name: name ?? 'Customer',
    customer_profile: pictureUrl(viewer, photo),
    rating: Number(review.rating),
    description: review.description,
    created_at: written.format(review.createdAt),
    is_verified: review.orderId !== null,
    size: named(size, sizeNames),
    color: named(color, colorNames),
    photos: photos
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ picture, alt }) => ({ src: pictureUrl(viewer, picture), alt })),
    reply: review.reply
      ? {
          shop_name: shop ?? '',
          message: review.reply,
          created_at: written.format(review.repliedAt ?? review.createdAt),
        }
      : null,
    helpful_count: helpful,
  }))
}

const photosOf = async (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(reviewPhotos)
        .where(inArray(reviewPhotos.reviewId, [...ids]))
        .orderBy(asc(reviewPhotos.position), asc(reviewPhotos.id))

/** A page of reviews, newest first where the order says no more. */
export const listReviews = async (
  { db }: Deps,
  viewer: Viewer,
  filter: ReviewFilter & { readonly sort_type?: ReviewSort | undefined },
  { limit, offset }: Page,
): Promise<Review[]> => {
  const rows = await selectReviews(db)
    .where(conditionOf(db, filter))
    .orderBy(...orders[filter.sort_type ?? 'newest'], desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset)
  return present(db, viewer, rows)
}

/** One review as lists show it. */
export const findReview = async (db: Database, viewer: Viewer, id: number): Promise<Review> => {
  const [review] = await present(db, viewer, await selectReviews(db).where(eq(reviews.id, id)))
  if (!review) throw new Error('A review that was written is not there')
  return review
}

const stars = ['1', '2', '3', '4', '5'] as const

/** How reviews are spread over the stars: the average to one decimal, shares in percent. */
export const summarise = async ({ db }: Deps, subject: ReviewSubject): Promise<RatingSummary> => {
  const rows = await db
    .select({ star, number: count(), sum: sql<number>`sum(${reviews.rating})::float8` })
    .from(reviews)
    .where(subjectOf(subject))
    .groupBy(star)
  const total = rows.reduce((all, { number }) => all + number, 0)
  const sum = rows.reduce((all, row) => all + row.sum, 0)
  const share = (rating: string) => {
    const number = rows.find((row) => String(row.star) === rating)?.number ?? 0
    return total === 0 ? 0 : Math.round((number / total) * 1000) / 10
  }
  return {
    rating: total === 0 ? 0 : Math.round((sum / total) * 10) / 10,
    total_review: total,
    percentages: Object.fromEntries(
      stars.map((rating) => [rating, share(rating)]),
    ) as RatingSummary['percentages'],
  }
}

/** How many reviews were asked for. */
export const countReviews = async ({ db }: Deps, filter: ReviewFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(reviews).where(conditionOf(db, filter))
  return row?.total ?? 0
}
