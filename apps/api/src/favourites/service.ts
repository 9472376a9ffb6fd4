import { and, desc, eq } from 'drizzle-orm'
import { products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { wrongField } from '../http/refusal.ts'
import { favourites } from './tables.ts'

/** Puts a product on the wishlist or takes it off; says whether it is on it now. */
export async function toggleFavourite(
  db: Database,
  userId: number,
  productId: number,
  now: Date,
): Promise<boolean> {
  const removed = await db
    .delete(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
    .returning({ id: favourites.productId })
  if (removed.length > 0) return false
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.isListed, true)))
  if (!product) throw wrongField('product_id', 'The selected product is not available')
  await db.insert(favourites).values({ userId, productId, createdAt: now }).onConflictDoNothing()
  return true
}

/** The ids of the products on a wishlist, the last added first. */
export async function favouriteIds(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: favourites.productId })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .where(and(eq(favourites.userId, userId), eq(products.isListed, true)))
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
  return rows.map(({ id }) => id)
}
