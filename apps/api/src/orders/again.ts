import { and, asc, eq, sql } from 'drizzle-orm'
import { linesOf } from '../cart/lines.ts'
import { cartLines } from '../cart/tables.ts'
import { productColors, productSizes } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { Refusal, wrongField } from '../http/index.ts'
import type { Once } from './idempotency.ts'
import { checkoutQuotes, idempotencyKeys, type OrderRow, orderProducts, orders } from './tables.ts'

type Product = typeof orderProducts.$inferSelect

/** The own, delivered order that is to be ordered again. */
export async function deliveredOrder(
  db: Database,
  userId: number,
  orderId: number,
): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) throw wrongField('order_id', 'The selected order is not valid')
  if (order.orderStatus !== 'Delivered')
    throw new Refusal('Only a delivered order can be ordered again')
  return order
}

/**
 * Stock clients send no Idempotency-Key: for a minute the same order, paid the same way, is one wish,
 * unless what came of it was cancelled. No client's key has a space.
 */
export function sameWish(old: OrderRow, method: string): Omit<Once, 'userId'> {
  const key = `again ${old.id} ${method}`
  const { answer, createdAt } = idempotencyKeys
  const isCancelled = sql`exists (
    select from ${orders}
    where ${orders.id} = (${answer} -> 'order' ->> 'id')::int and ${orders.orderStatus} = 'Cancelled'
  )`
  return {
    key,
    request: key,
    isOver: sql`${createdAt} < now() - interval '60 seconds' or ${isCancelled}`,
  }
}

/**
 * Fills the buy-now cart with what an order held, inside the transaction that orders it: the
 * same checks, prices and locks apply as to any other order.
 */
export async function refillBuyNow(
  tx: Database,
  userId: number,
  orderId: number,
  now: Date,
): Promise<void> {
  const products = await tx
    .select()
    .from(orderProducts)
    .where(eq(orderProducts.orderId, orderId))
    .orderBy(asc(orderProducts.productId))
  for (const product of products) await checkChoice(tx, product)
  await tx.delete(cartLines).where(linesOf({ userId, buyNow: true }))
  // Nobody was told a total for these lines.
  await tx
    .delete(checkoutQuotes)
    .where(and(eq(checkoutQuotes.userId, userId), eq(checkoutQuotes.isBuyNow, true)))
  for (const { productId, quantity, sizeId, colorId, unit } of products) {
    const line = { quantity, sizeId, colorId, unit, updatedAt: now }
    await tx
      .insert(cartLines)
      .values({ userId, productId, isBuyNow: true, ...line })
      .onConflictDoUpdate({
        target: [cartLines.userId, cartLines.productId, cartLines.isBuyNow],
        set: line,
      })
  }
}

/** What was chosen then must still be there: another size is another thing. */
async function checkChoice(tx: Database, product: Product): Promise<void> {
  const { productId, sizeId, colorId } = product
  if (product.size !== null) {
    const of = and(eq(productSizes.productId, productId), eq(productSizes.sizeId, sizeId ?? 0))
    if ((await tx.$count(productSizes, of)) === 0)
      throw new Refusal('The product does not come in this size')
  }
  if (product.color !== null) {
    const of = and(eq(productColors.productId, productId), eq(productColors.colorId, colorId ?? 0))
    if ((await tx.$count(productColors, of)) === 0)
      throw new Refusal('The product does not come in this colour')
  }
}
