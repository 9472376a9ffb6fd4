import type { Product } from '@shop/contract'
import { desc, eq } from 'drizzle-orm'
import { loadCards } from '../catalogue/cards.ts'
import type { Deps } from '../deps.ts'
import type { Viewer } from '../http/viewer.ts'
import { recentViews } from './tables.ts'

/** Notes that a shopper looked at a product, now. */
export const recordView = async (
  { db, now }: Deps,
  userId: number,
  productId: number,
): Promise<void> => {
  const viewedAt = now()
  await db
    .insert(recentViews)
    .values({ userId, productId, viewedAt })
    .onConflictDoUpdate({
      target: [recentViews.userId, recentViews.productId],
      set: { viewedAt },
    })
}

/** The products that a shopper looked at, at most 10, newest first. */
export const listRecentViews = async (
  deps: Deps,
  viewer: Viewer,
  userId: number,
): Promise<Product[]> => {
  const rows = await deps.db
    .select({ id: recentViews.productId })
    .from(recentViews)
    .where(eq(recentViews.userId, userId))
    .orderBy(desc(recentViews.viewedAt))
    .limit(10)
  return loadCards(
    deps,
    viewer,
    rows.map(({ id }) => id),
  )
}
