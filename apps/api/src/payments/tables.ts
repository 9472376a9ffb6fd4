import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { instant, timestamps } from '../db/columns.ts'
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
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.orderId] }), index().on(table.orderId)],
)
