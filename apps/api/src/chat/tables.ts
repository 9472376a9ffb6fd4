import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { colors, products } from '../catalogue/tables.ts'
import { id, instant } from '../db/columns.ts'
import { shops } from '../shops/tables.ts'

/** A shopper and a shop have one conversation at most. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    shopId: integer()
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    lastMessageAt: instant().notNull().defaultNow(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.userId, table.shopId),
    index('conversations_newest').on(table.userId, table.lastMessageAt.desc().nullsFirst()),
    index().on(table.shopId),
  ],
)

/** A text, or a product card. Within a conversation ids rise with time: writers take its row first. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    conversationId: integer()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    sender: text({ enum: ['user', 'shop'] }).notNull(),
    body: text(),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    /** The colour that a card's product was looked at in. */
    colorId: integer().references(() => colors.id, { onDelete: 'set null' }),
    /** When the other side read it. */
    seenAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_newest').on(table.conversationId, table.id.desc().nullsFirst()),
    index('chat_messages_unseen')
      .on(table.conversationId, table.sender)
      .where(sql`seen_at is null`),
    index().on(table.productId),
    index().on(table.colorId),
    check('chat_messages_content', sql`(${table.body} is null) <> (${table.productId} is null)`),
  ],
)
export type ChatMessageRow = typeof chatMessages.$inferSelect
