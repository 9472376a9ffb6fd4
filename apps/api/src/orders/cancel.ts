import { and, eq, ne, sql } from 'drizzle-orm'
import { coupons } from '../coupons/tables.ts'
import type { Database } from '../db/index.ts'
import { Refusal, wrongField } from '../http/refusal.ts'
import { oweRefund, paidBy } from '../payments/refunds.ts'
import { giveStockBack } from './stock.ts'
import { couponUses, type OrderRow, orders } from './tables.ts'

/** Cancels a shopper's pending order inside the transaction; stock, coupon and money go back. */
export async function cancelOrder(
  tx: Database,
  userId: number,
  orderId: number,
  now: Date,
): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
    .for('update')
  if (!order) throw wrongField('order_id', 'The selected order is not valid')
  if (order.orderStatus !== 'Pending') throw new Refusal('Only a pending order can be cancelled')
  await giveStockBack(tx, orderId)
  if (order.couponId !== null) await giveCouponBack(tx, order)
  const paymentStatus =
    order.paymentStatus === 'Paid'
      ? await oweRefund(tx, order, await paidBy(tx, orderId), now)
      : order.paymentStatus
  const [cancelled] = await tx
    .update(orders)
    .set({ orderStatus: 'Cancelled', paymentStatus, cancelledAt: now, updatedAt: now })
    .where(eq(orders.id, orderId))
    .returning()
  return cancelled ?? order
}

/**
 * The use of a coupon hangs on one order. Where the coupon was divided over several orders and
 * another of them stands, the use moves there; otherwise it is undone.
 */
async function giveCouponBack(tx: Database, order: OrderRow): Promise<void> {
  const couponId = order.couponId ?? 0
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.id, couponId)).for('update')
  const use = and(eq(couponUses.couponId, couponId), eq(couponUses.orderId, order.id))
  const [sibling] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.placement, order.placement),
        eq(orders.couponId, couponId),
        ne(orders.id, order.id),
        ne(orders.orderStatus, 'Cancelled'),
      ),
    )
    .limit(1)
  if (sibling) {
    await tx.update(couponUses).set({ orderId: sibling.id }).where(use)
    return
  }
  const undone = await tx.delete(couponUses).where(use).returning({ id: couponUses.id })
  if (undone.length > 0)
    await tx
      .update(coupons)
      .set({ usedCount: sql`greatest(${coupons.usedCount} - 1, 0)` })
      .where(eq(coupons.id, couponId))
}
