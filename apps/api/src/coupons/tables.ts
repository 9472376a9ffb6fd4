import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { id, instant, money, timestamps } from '../db/columns.ts'
import { shops } from '../shops/tables.ts'

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    /** Null: valid in every shop. */
    shopId: integer().references(() => shops.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    voucherType: text().notNull().default('Coupon'),
    discountType: text({ enum: ['Amount', 'Percentage'] }).notNull(),
    discount: money().notNull(),
    minOrderAmount: money().notNull().default('0'),
    /** Null: no upper end. */
    maxDiscountAmount: money(),
    limitForUser: integer().notNull().default(1),
    /** Uses in all; null: no limit. */
    totalLimit: integer(),
    usedCount: integer().notNull().default(0),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    isActive: boolean().notNull().default(true),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('coupons_code').on(sql`upper(${table.code})`),
    index().on(table.shopId),
    check(
      'coupons_used',
      sql`${table.totalLimit} is null or ${table.usedCount} <= ${table.totalLimit}`,
    ),
  ],
)
export type CouponRow = typeof coupons.$inferSelect

export const collectedVouchers = pgTable(
  'collected_vouchers',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.couponId] }), index().on(table.couponId)],
)
