import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { amount, type Cents, cents, sum } from '../money.ts'
import { type OrderRow, orders } from '../orders/tables.ts'
import { oweRefund } from './refunds.ts'
import { type PaymentRow, paymentOrders, payments } from './tables.ts'

/** What a payment is about: who pays, where, for which orders. */
export interface NewPayment {
  readonly userId: number
  readonly gateway: string
  readonly orderIds: readonly number[]
}

/** Opens a payment inside the transaction that made its orders; returns its id. */
export async function openPayment(
  tx: Database,
  { userId, gateway, orderIds }: NewPayment,
): Promise<string> {
  const [payment] = await tx
    .insert(payments)
    .values({ userId, gateway })
    .returning({ id: payments.id })
  if (!payment) throw new Error('An inserted payment came back without an id')
  await tx
    .insert(paymentOrders)
    .values(orderIds.map((orderId) => ({ paymentId: payment.id, orderId })))
  return payment.id
}

/** The payment for one order alone that is open at a gateway, or a new one: asking makes no heaps. */
export async function paymentFor(
  tx: Database,
  { userId, gateway, orderId }: { userId: number; gateway: string; orderId: number },
): Promise<string> {
  const siblings = tx
    .select({ count: sql`count(*)` })
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, payments.id))
  const [open] = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(
      and(
        eq(paymentOrders.orderId, orderId),
        eq(payments.userId, userId),
        eq(payments.gateway, gateway),
        ne(payments.status, 'Paid'),
        sql`(${siblings}) = 1`,
      ),
    )
    .limit(1)
  return open?.id ?? openPayment(tx, { userId, gateway, orderIds: [orderId] })
}

/** Where it is paid (wire.md 8). */
export const paymentAddress = (origin: string, id: string, gateway: string): string =>
  `${origin}/order/${id}/payment?gateway=${encodeURIComponent(gateway)}`

/** A payment with its orders as they are now. */
export interface Payment {
  readonly payment: PaymentRow
  readonly orders: readonly OrderRow[]
  /** Those that are still to be paid. */
  readonly due: readonly OrderRow[]
  /** Those that it took money for. */
  readonly taken: readonly OrderRow[]
  readonly amount: Cents
  /** `void`: every order of it was cancelled. */
  readonly state: 'open' | 'paid' | 'void'
}

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/** Reads a payment; null when nobody has opened it. */
export async function findPayment(db: Database, id: string): Promise<Payment | null> {
  if (!isId(id)) return null
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment ? withOrders(payment, await ordersOf(db, payment)) : null
}

interface PaidOrder {
  readonly order: OrderRow
  /** What the payment took for it; null while it took nothing. */
  readonly taken: string | null
}

const ordersOf = (db: Database, { id }: PaymentRow): Promise<PaidOrder[]> =>
  db
    .select({ order: orders, taken: paymentOrders.taken })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .where(eq(paymentOrders.paymentId, id))
    .orderBy(asc(orders.id))

const isDue = ({ paymentStatus, orderStatus }: OrderRow) =>
  paymentStatus === 'Pending' && orderStatus !== 'Cancelled'

function withOrders(payment: PaymentRow, rows: readonly PaidOrder[]): Payment {
  const all = rows.map(({ order }) => order)
  const due = payment.status === 'Paid' ? [] : all.filter(isDue)
  const isPaid = payment.status === 'Paid' || all.some((order) => order.paymentStatus !== 'Pending')
  return {
    payment,
    orders: all,
    due,
    taken: rows.flatMap(({ order, taken }) => (taken === null ? [] : order)),
    amount: sum(due.map(({ payableAmount }) => cents(payableAmount))),
    state: due.length > 0 ? 'open' : isPaid ? 'paid' : 'void',
  }
}

/** What the shopper was shown when the button was pressed. */
export interface Shown {
  readonly attempt: number
  readonly amount: number
}

/** What became of a press of a button. */
export type Outcome = 'paid' | 'cancelled' | 'declined' | 'void' | 'changed' | 'stale'

/**
 * Locks a payment and its orders until the transaction ends: always the payment first, then the
 * orders by id, so that two payments of one order, or a payment and a cancellation, take turns.
 */
async function lockPayment(tx: Database, id: string): Promise<Payment | null> {
  if (!isId(id)) return null
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, id))
    // A cancellation that owes its money back refers to it meanwhile.
    .for('no key update')
  if (!payment) return null
  const rows = await tx
    .select({ id: paymentOrders.orderId })
    .from(paymentOrders)
    .where(eq(paymentOrders.paymentId, id))
    .orderBy(asc(paymentOrders.orderId))
  for (const row of rows)
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.id, row.id))
      .for('no key update')
  return withOrders(payment, await ordersOf(tx, payment))
}

/** Pays what is due: once, however often it is asked, and only for the sum that was shown. */
export async function approve(
  tx: Database,
  id: string,
  shown: Shown,
  now: Date,
): Promise<Outcome | null> {
  const locked = await lockPayment(tx, id)
  if (!locked) return null
  const { payment, due, state } = locked
  if (state !== 'open') return state
  if (payment.attempt !== shown.attempt) return 'stale'
  if (amount(locked.amount) !== shown.amount) return 'changed'
  await notePaid(
    tx,
    id,
    due.map((order) => order.id),
    now,
  )
  return 'paid'
}

/**
 * What a gateway reports: that it took the money of these orders. A report that is repeated changes
 * nothing. One may come late: for what was cancelled meanwhile, or paid another way, it goes back.
 */
export async function notePaid(
  tx: Database,
  id: string,
  orderIds: readonly number[],
  now: Date,
): Promise<void> {
  const locked = await lockPayment(tx, id)
  if (!locked) return
  const { payment } = locked
  for (const order of locked.orders)
    if (orderIds.includes(order.id) && (await isTakenNow(tx, id, order)))
      await payOrder(tx, payment, order, now)
  await tx
    .update(payments)
    .set({ status: 'Paid', paidAt: payment.paidAt ?? now, updatedAt: now })
    .where(eq(payments.id, id))
}

/** Notes what a payment took for an order; false when that was known. */
async function isTakenNow(tx: Database, paymentId: string, order: OrderRow): Promise<boolean> {
  const noted = await tx
    .update(paymentOrders)
    .set({ taken: order.payableAmount })
    .where(
      and(
        eq(paymentOrders.paymentId, paymentId),
        eq(paymentOrders.orderId, order.id),
        isNull(paymentOrders.taken),
      ),
    )
    .returning({ orderId: paymentOrders.orderId })
  return noted.length > 0
}

async function payOrder(tx: Database, { id, gateway }: PaymentRow, order: OrderRow, now: Date) {
  const isFirst = order.paymentStatus === 'Pending'
  const isCancelled = order.orderStatus === 'Cancelled'
  const owed = isCancelled || !isFirst ? await oweRefund(tx, order, [id], now) : null
  await tx
    .update(orders)
    .set({
      paymentStatus: isCancelled && owed ? owed : 'Paid',
      paymentMethod: isFirst ? gateway : order.paymentMethod,
      updatedAt: now,
    })
    .where(eq(orders.id, order.id))
}

/** Gives a try up; the payment can be begun again, with another number. */
export async function giveUp(
  tx: Database,
  id: string,
  how: 'Cancelled' | 'Declined',
  shown: Pick<Shown, 'attempt'>,
  now: Date,
): Promise<Outcome | null> {
  const locked = await lockPayment(tx, id)
  if (!locked) return null
  const { payment, state } = locked
  if (state !== 'open') return state
  if (payment.attempt !== shown.attempt) return 'stale'
  await tx
    .update(payments)
    .set({ status: how, attempt: payment.attempt + 1, updatedAt: now })
    .where(eq(payments.id, id))
  return how === 'Cancelled' ? 'cancelled' : 'declined'
}
