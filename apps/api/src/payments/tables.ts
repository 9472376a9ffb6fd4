import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { instant, money, timestamps } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'

/** One way to pay for some orders at a gateway (wire.md 8). Who knows its id may pay it. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** The gateway's name. */
    gateway: text().notNull(),
    status: text({ enum: ['Pending', 'Paid', 'Cancelled', 'Declined'] })
      .notNull()
      .default('Pending'),
    /** Counts how often it was given up: what was shown before that pays nothing any more. */
    attempt: integer().notNull().default(1),
    paidAt: instant(),
    ...timestamps,
  },
  (table) => [index().on(table.userId)],
)
export type PaymentRow = typeof payments.$inferSelect

/** Which orders a payment is for: those that were placed at once, or a single one. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** What it took for the order; null while it took nothing. */
    taken: money(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.orderId] }), index().on(table.orderId)],
)

/** Money that goes back to a shopper: once for each payment of an order. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also the key under which a gateway gives it back once. */
    id: uuid().primaryKey().defaultRandom(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** Null where the money did not come through a payment of this server. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'restrict' }),
    amount: money().notNull(),
    status: text({ enum: ['Due', 'Done'] })
      .notNull()
      .default('Due'),
    /** How often the gateway was asked in vain, and what it said last. */
    tries: integer().notNull().default(0),
    problem: text(),
    ...timestamps,
  },
  (table) => [
    unique('refunds_once').on(table.orderId, table.paymentId),
    index().on(table.paymentId),
    index('refunds_due').on(table.createdAt).where(sql`${table.status} = 'Due'`),
  ],
)
export type RefundRow = typeof refunds.$inferSelect
