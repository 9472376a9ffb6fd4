import { and, eq, sql } from 'drizzle-orm'
import { products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { Refusal, unknownId } from '../http/index.ts'
import { orderProducts, orders } from '../orders/tables.ts'
import { transact } from '../orders/transact.ts'
import { shops } from '../shops/tables.ts'
import { reviewPhotos, reviews } from './tables.ts'

/** A review about to be written. */
export interface NewReview {
  readonly userId: number
  readonly orderId: number
  readonly productId: number
  readonly rating: number
  readonly description: string
}

type Line = Pick<NewReview, 'userId' | 'orderId' | 'productId'>

/** Only who bought it can review it, and only once it has arrived: the order's shop, or a refusal. */
export async function checkBought(
  db: Database,
  { userId, orderId, productId }: Line,
): Promise<number> {
  const [order] = await db
    .select({ shopId: orders.shopId, status: orders.orderStatus })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) throw unknownId('order_id')
  const [line] = await db
    .select({ id: orderProducts.id })
    .from(orderProducts)
    .where(and(eq(orderProducts.orderId, orderId), eq(orderProducts.productId, productId)))
    .limit(1)
  if (!line) throw unknownId('product_id')
  if (order.status !== 'Delivered')
    throw new Refusal('You can review a product once it has been delivered.')
  return order.shopId
}

/** The review of this product of this order, if it is written. */
export async function findWritten(db: Database, { orderId, productId }: Line) {
  const [found] = await db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), eq(reviews.productId, productId)))
  return found?.id ?? null
}

export interface NewPhoto {
  readonly picture: string
  readonly alt: string | null
}

/**
 * Writes the review; a second one gives the first back. The averages of product and shop follow in
 * the same transaction: whoever reads the review reads them too.
 */
export const writeReview = (
  db: Database,
  { rating, ...review }: NewReview & { readonly shopId: number },
  photos: readonly NewPhoto[],
  now: Date,
): Promise<{ id: number; isNew: boolean }> =>
  transact(db, async (tx) => {
    const [row] = await tx
      .insert(reviews)
      .values({ ...review, rating: rating.toFixed(1), createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: reviews.id })
    if (!row) {
      const id = await findWritten(tx, review)
      if (id === null) throw new Error('A review that stood in the way is not there')
      return { id, isNew: false }
    }
    if (photos.length > 0)
      await tx
        .insert(reviewPhotos)
        .values(photos.map((photo, position) => ({ ...photo, position, reviewId: row.id })))
    await rate(tx, products, reviews.productId, review.productId)
    await rate(tx, shops, reviews.shopId, review.shopId)
    return { id: row.id, isNew: true }
  })

/**
 * Counts anew, after taking the row: of two reviews at once, the second one counts the first. Read
 * committed, so the figures are of what is there once the row is taken.
 */
async function rate(
  tx: Database,
  table: typeof products | typeof shops,
  of: typeof reviews.productId | typeof reviews.shopId,
  id: number,
) {
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
  const [found] = await tx
    .select({
      ratingAvg: sql<string>`coalesce(round(avg(${reviews.rating}), 1), 0)::text`,
      reviewCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(eq(of, id), eq(reviews.isActive, true)))
  if (found) await tx.update(table).set(found).where(eq(table.id, id))
}
