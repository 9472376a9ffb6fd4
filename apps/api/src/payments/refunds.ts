import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { cents } from '../money.ts'
import type { OrderRow } from '../orders/tables.ts'
import { paymentOrders, refunds } from './tables.ts'

/**
 * Notes that what payments took for an order is to go back, inside the transaction that holds its
 * row: once for each. Answers the order's payment status from then on, if it is cancelled.
 */
export async function oweRefund(
  tx: Database,
  order: OrderRow,
  paidBy: readonly (string | null)[],
  now: Date,
): Promise<'Refund Due' | 'Refunded'> {
  // A coupon paid for all of it.
  if (cents(order.payableAmount) === 0) return 'Refunded'
  const owed = { orderId: order.id, amount: order.payableAmount, createdAt: now, updatedAt: now }
  await tx
    .insert(refunds)
    .values(paidBy.map((paymentId) => ({ ...owed, paymentId })))
    .onConflictDoNothing()
  return 'Refund Due'
}

/** The payments that took money for an order; null is one that was not made here. */
export async function paidBy(tx: Database, orderId: number): Promise<(string | null)[]> {
  const rows = await tx
    .select({ id: paymentOrders.paymentId })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.orderId, orderId), isNotNull(paymentOrders.taken)))
  return rows.length > 0 ? rows.map(({ id }) => id) : [null]
}
