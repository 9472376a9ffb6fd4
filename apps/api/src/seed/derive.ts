import { sql } from 'drizzle-orm'
import { dealOut } from '../catalogue/deal.ts'
import type { Database } from '../db/index.ts'
import { syncFlashPrices } from '../flash/sync.ts'
import { refreshSearch } from '../search/documents.ts'

/** Figures that rows keep of other rows: ratings, sold pieces, the running sale's prices. */
export const derive = async (db: Database, now: Date) => {
  await db.execute(sql`
    update products set rating_avg = found.rating, review_count = found.reviews
    from (select product_id, round(avg(rating), 1) rating, count(*)::int reviews
          from reviews where is_active group by product_id) found
    where products.id = found.product_id`)
  await db.execute(sql`
    update products set sold_count = found.pieces
    from (select product_id, sum(order_products.quantity)::int pieces
          from order_products join orders on orders.id = order_id
          where order_status <> 'Cancelled' group by product_id) found
    where products.id = found.product_id`)
  await dealOut(db)
  await refreshSearch(db)
  await syncFlashPrices(db, now)
  await db.execute(sql`
    update shops set rating_avg = coalesce(found.rating, 0), review_count = coalesce(found.reviews, 0)
    from shops as self
    left join (select shop_id, round(avg(rating), 1) rating, count(*)::int reviews
               from reviews where is_active and product_id is null group by shop_id) found on found.shop_id = self.id
    where shops.id = self.id`)
}
