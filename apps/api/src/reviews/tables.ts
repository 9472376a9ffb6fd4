import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { products } from '../catalogue/tables.ts'
import { id, instant, timestamps } from '../db/columns.ts'
import { orders } from '../orders/tables.ts'
import { shops } from '../shops/tables.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** Null when the account is gone: the review stays, so that ratings stay true. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Null where it is the shop that is rated: its service, whatever was bought. */
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    orderId: integer().references(() => orders.id, { onDelete: 'set null' }),
    rating: numeric({ precision: 2, scale: 1 }).notNull(),
    description: text().notNull(),
    /** The description as it is searched (words.ts); null until somebody searches reviews of the product. */
    words: text(),
    /** What the shop said to it. */
    reply: text(),
    repliedAt: instant(),
    isActive: boolean().notNull().default(true),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.orderId, table.productId),
    uniqueIndex('reviews_of_shop_once').on(table.orderId).where(sql`${table.productId} is null`),
    index('reviews_of_product').on(
      table.productId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_of_shop').on(
      table.shopId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index().on(table.userId),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** Who has found which review helpful. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.userId] }), index().on(table.userId)],
)

/** What a reviewer showed of the product. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: id(),
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    /** Key of the kept picture. */
    picture: text().notNull(),
    /** What it shows, in the reviewer's words. */
    alt: text(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.reviewId)],
)
