import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, money, timestamps } from '../db/columns.ts'

export const shops = pgTable(
  'shops',
  {
    id: id(),
    name: text().notNull(),
    slug: text().notNull(),
    /** Keys of pictures under /media. */
    logo: text(),
    banner: text(),
    shortDescription: text(),
    /** HTML. */
    description: text(),
    /** A span such as "2-4 days". */
    estimatedDeliveryTime: text().notNull().default('3-5 days'),
    /** Opening hours in UTC; without both the shop is always open. They may span midnight. */
    opensAt: time(),
    closesAt: time(),
    /** When somebody of the shop was last seen: presence, not opening hours. */
    lastSeenAt: instant(),
    /** What the shop answers in a chat when nobody else does; null: nothing. */
    awayMessage: text(),
    isActive: boolean().notNull().default(true),
    /** Kept true with the reviews of the shop's products; see refreshDerived. */
    ratingAvg: numeric({ precision: 2, scale: 1 }).notNull().default('0'),
    reviewCount: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [
    uniqueIndex().on(table.slug),
    index('shops_top').on(
      table.ratingAvg.desc().nullsFirst(),
      table.reviewCount.desc().nullsFirst(),
      table.id,
    ),
  ],
)
export type Shop = typeof shops.$inferSelect

/** What delivery costs by the number of pieces that an order holds from the shop. */
export const shopDeliveryBands = pgTable(
  'shop_delivery_bands',
  {
    id: id(),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    minQuantity: integer().notNull().default(1),
    /** Null: no upper end. */
    maxQuantity: integer(),
    charge: money().notNull(),
  },
  (table) => [
    index().on(table.shopId, table.minQuantity),
    check('shop_delivery_bands_charge', sql`${table.charge} >= 0`),
  ],
)
