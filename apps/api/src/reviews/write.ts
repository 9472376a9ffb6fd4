import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import { Refusal, unknownId } from '../http/index.ts'
import { orderProducts, orders } from '../orders/tables.ts'
import { shops } from '../shops/tables.ts'
import { reviewPhotos, reviews } from './tables.ts'

/** A review about to be written. */
export interface NewReview {
  readonly userId: number
  readonly orderId: number
  readonly productId: number
  readonly rating: number
  readonly description: string
  /** What is said of the shop apart from the product; null when nothing is. */
  readonly shop: { readonly rating: number; readonly description: string } | null
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
  { rating, shop, ...review }: NewReview & { readonly shopId: number },
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
    await rate(tx, products, eq(reviews.productId, review.productId), review.productId)
    if (shop) await writeShopReview(tx, review, shop, now)
    return { id: row.id, isNew: true }
  })

type OfShop = Pick<NewReview, 'userId' | 'orderId'> & { readonly shopId: number }

/** A shop is rated once an order, with whichever of its products came first. */
async function writeShopReview(
  tx: Database,
  { userId, orderId, shopId }: OfShop,
  { rating, description }: NonNullable<NewReview['shop']>,
  now: Date,
) {
  const values = { rating: rating.toFixed(1), description, createdAt: now, updatedAt: now }
  const written = await tx
    .insert(reviews)
    .values({ userId, orderId, shopId, ...values })
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  if (written.length > 0) await rate(tx, shops, ofShop(shopId), shopId)
}

const ofShop = (shopId: number) => and(eq(reviews.shopId, shopId), isNull(reviews.productId))

/**
 * Counts anew, after taking the row: of two reviews at once, the second one counts the first. Read
 * committed, so the figures are of what is there once the row is taken.
 */
async function rate(
  tx: Database,
  table: typeof products | typeof shops,
  of: SQL | undefined,
  id: number,
) {
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('no key update')
  const [found] = await tx
    .select({
      ratingAvg: sql<string>`coalesce(round(avg(${reviews.rating}), 1), 0)::text`,
      reviewCount: sql<number>`count(*)::int`,
    })
    .from(reviews)
    .where(and(of, eq(reviews.isActive, true)))
  if (found) await tx.update(table).set(found).where(eq(table.id, id))
}
