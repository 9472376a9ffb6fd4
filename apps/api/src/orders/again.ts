import type { Address } from '@shop/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { presentAddress } from '../addresses/service.ts'
import { addresses } from '../addresses/tables.ts'
import { type Line, linesOf, readLines } from '../cart/lines.ts'
import type { CartOwner } from '../cart/service.ts'
import { notEnough } from '../cart/stock.ts'
import { cartLines } from '../cart/tables.ts'
import { productColors, productSizes } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import { Refusal, wrongField } from '../http/index.ts'
import type { Once } from './idempotency.ts'
import { settle } from './settle.ts'
import { checkoutQuotes, idempotencyKeys, type OrderRow, orderProducts, orders } from './tables.ts'
import type { ShopTotals } from './totals.ts'

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
 * Stock clients send no Idempotency-Key: for a minute the same order, paid the same way, is
 * deduplicated, unless what came of it was cancelled. No client's key has a space.
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

/** What ordering it again comes to now. */
export interface AgainQuote {
  readonly lines: readonly Line[]
  readonly shops: readonly ShopTotals[]
  readonly address: Address | null
}

/** Carries the answer out of a transaction that must not stay. */
class Reckoned extends Error {
  readonly quote: AgainQuote

  constructor(quote: AgainQuote) {
    super('rolled back on purpose')
    this.quote = quote
  }
}

/** Reckons an order that is ordered again as the order itself would be, and changes nothing. */
export async function quoteAgain(
  db: Database,
  viewer: CartOwner,
  old: OrderRow,
  now: Date,
): Promise<AgainQuote> {
  const { userId } = viewer
  try {
    return await transact<never>(db, async (tx) => {
      await refillBuyNow(tx, userId, old.id, now)
      const lines = await readLines(tx, { userId, buyNow: true, shopIds: [old.shopId] }, now)
      for (const { quantity, product, available } of lines)
        if (quantity > available) throw new Refusal(notEnough(viewer, product, available))
      const { shops } = await settle(tx, { userId, lines, code: null }, now)
      const [address] = await tx
        .select()
        .from(addresses)
        .where(and(eq(addresses.id, old.addressId ?? 0), eq(addresses.userId, userId)))
      throw new Reckoned({ lines, shops, address: address ? presentAddress(address) : null })
    })
  } catch (error) {
    if (error instanceof Reckoned) return error.quote
    throw error
  }
}
