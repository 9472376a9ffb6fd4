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
import { id, instant, money, names, timestamps } from '../db/columns.ts'

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
    shortDescriptions: names(),
    /** HTML. */
    description: text(),
    descriptions: names(),
    /** A span such as "2-4 days", which is written in the language of who reads it. */
    estimatedDeliveryTime: text().notNull().default('3-5 days'),
    /** Opening hours in UTC; without both the shop is always open. They may span midnight. */
    opensAt: time(),
    closesAt: time(),
    /** When somebody of the shop was last seen: presence, not opening hours. */
    lastSeenAt: instant(),
    /** What the shop answers in a chat when nobody else does; null: nothing. */
    awayMessage: text(),
    awayMessages: names(),
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

/** Shops that somebody wants to open, until the shop's operator has looked at them. */
export const shopApplications = pgTable(
  'shop_applications',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    country: text().notNull(),
    phoneCode: text(),
    phone: text().notNull(),
    /** scrypt, with its parameters. */
    passwordHash: text().notNull(),
    shopName: text().notNull(),
    address: text().notNull(),
    /** Text, not HTML. */
    description: text(),
    /** Keys of pictures under /media. */
    logo: text(),
    banner: text(),
    status: text({ enum: ['pending', 'accepted', 'refused'] })
      .notNull()
      .default('pending'),
    ...timestamps,
  },
  (table) => [
    // Who was refused may ask again.
    uniqueIndex('shop_applications_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.status} <> 'refused'`),
    uniqueIndex('shop_applications_phone').on(table.phone).where(sql`${table.status} <> 'refused'`),
    uniqueIndex('shop_applications_shop_name')
      .on(sql`lower(${table.shopName})`)
      .where(sql`${table.status} <> 'refused'`),
  ],
)
