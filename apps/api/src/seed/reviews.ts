import type { Database } from '../db/index.ts'
import { reviews } from '../db/schema.ts'
import { ids } from './base.ts'
import type { ProductSeed } from './content/products.ts'
import { makeReviews } from './content/reviews.ts'
import { insertRows } from './insert.ts'
import { customerId } from './people.ts'

export const orderKey = (userId: number, productId: number) => `${userId} ${productId}`

/** What customers wrote about products, oldest first; with the orders that it came from, if known. */
export const insertReviews = async (
  db: Database,
  list: readonly ProductSeed[],
  now: Date,
  orderOf: ReadonlyMap<string, number> = new Map(),
) => {
  const shopOf = new Map(list.map(({ id, shop }) => [id, ids.shop(shop)]))
  const written = list
    .flatMap((product) => makeReviews(product, now))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await insertRows(
    db,
    reviews,
    written.map(({ customer, product, rating, description, createdAt }) => ({
      userId: customerId(customer),
      productId: product,
      shopId: shopOf.get(product) ?? 1,
      orderId: orderOf.get(orderKey(customerId(customer), product)) ?? null,
      rating: rating.toFixed(1),
      description,
      createdAt,
      updatedAt: createdAt,
    })),
  )
}
