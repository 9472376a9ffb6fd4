import { orderStatuses, paymentStatuses } from '@shop/contract/words'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { addresses } from '../addresses/tables.ts'
import { users } from '../auth/tables.ts'
import { colors, products, sizes } from '../catalogue/tables.ts'
import { coupons } from '../coupons/tables.ts'
import { id, instant, money, names, percent, timestamps } from '../db/columns.ts'
import { flashSales } from '../flash/tables.ts'
import { shops } from '../shops/tables.ts'

/** Taxes on whole orders; product taxes are summed in `products.tax_rate`. */
export const vatTaxes = pgTable('vat_taxes', {
  id: id(),
  name: text().notNull(),
  names: names(),
  percentage: percent().notNull(),
  isActive: boolean().notNull().default(true),
})

/** One order is one shop's. What it says is a copy: it stays true when products change. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** What was placed at once, one order a shop, has this in common. */
    placement: uuid().notNull().defaultRandom(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'restrict' }),
    addressId: integer().references(() => addresses.id, { onDelete: 'restrict' }),
    /** The address as it was when the order was placed, in the wire's shape. */
    address: jsonb().$type<Record<string, unknown>>(),
    orderStatus: text({ enum: orderStatuses }).notNull().default('Pending'),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('Pending'),
    /** `cash`, or a gateway's name. */
    paymentMethod: text().notNull().default('cash'),
    quantity: integer().notNull(),
    totalAmount: money().notNull(),
    taxAmount: money().notNull().default('0'),
    discount: money().notNull().default('0'),
    couponDiscount: money().notNull().default('0'),
    deliveryCharge: money().notNull().default('0'),
    payableAmount: money().notNull(),
    couponId: integer().references(() => coupons.id, { onDelete: 'set null' }),
    note: text(),
    estimatedDeliveryTime: text().notNull().default(''),
    /** Opens its invoice and receipt, which are read without a token. */
    documentKey: uuid().notNull().defaultRandom(),
    placedAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
    cancelledAt: instant(),
    ...timestamps,
  },
  (table) => [
    index('orders_of_user').on(table.userId, table.id.desc().nullsFirst()),
    index('orders_of_user_by_status').on(
      table.userId,
      table.orderStatus,
      table.id.desc().nullsFirst(),
    ),
    index().on(table.shopId),
    index().on(table.addressId),
    index().on(table.couponId),
    index().on(table.placement),
    check('orders_payable', sql`${table.payableAmount} >= 0`),
    check(
      'orders_cancelled_not_kept',
      sql`${table.orderStatus} <> 'Cancelled' or ${table.paymentStatus} <> 'Paid'`,
    ),
  ],
)
export type OrderRow = typeof orders.$inferSelect

export const orderProducts = pgTable(
  'order_products',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    name: text().notNull(),
    brand: text(),
    thumbnail: text(),
    /** One piece with options and product tax, before the discount. */
    price: money().notNull(),
    /** The same lowered; null when it was not. */
    discountPrice: money(),
    quantity: integer().notNull(),
    sizeId: integer().references(() => sizes.id, { onDelete: 'set null' }),
    colorId: integer().references(() => colors.id, { onDelete: 'set null' }),
    size: text(),
    color: text(),
    unit: text(),
    /** The sale that the pieces came from: a cancelled order gives them back. */
    flashSaleId: integer().references(() => flashSales.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.orderId),
    index().on(table.productId),
    index().on(table.sizeId),
    index().on(table.colorId),
    index().on(table.flashSaleId),
    check('order_products_quantity', sql`${table.quantity} > 0`),
  ],
)

export const orderTaxes = pgTable(
  'order_taxes',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    percentage: percent().notNull(),
    amount: money().notNull(),
    ...timestamps,
  },
  (table) => [index().on(table.orderId)],
)

export const couponUses = pgTable(
  'coupon_uses',
  {
    id: id(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.couponId, table.userId),
    index().on(table.userId),
    index().on(table.orderId),
  ],
)

/** What a request with an Idempotency-Key was answered, so that its repeat gets the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of path and body: the same key with another request is refused. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index().on(table.createdAt)],
)

/** What the last checkout of a cart said that a selection comes to; see quote.ts. */
export const checkoutQuotes = pgTable(
  'checkout_quotes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isBuyNow: boolean().notNull(),
    /** The shops' ids and the coupon code that was typed. */
    selection: text().notNull(),
    payable: money().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.isBuyNow] })],
)
