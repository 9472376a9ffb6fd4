import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, timestamps } from '../db/columns.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    phoneCode: text(),
    country: text(),
    gender: text(),
    dateOfBirth: date({ mode: 'string' }),
    /** Key of the picture under /media. */
    profilePhoto: text(),
    /** scrypt or argon2id, with its parameters; null for accounts without a password. */
    passwordHash: text(),
    role: text({ enum: ['customer', 'shop', 'admin'] })
      .notNull()
      .default('customer'),
    isActive: boolean().notNull().default(true),
    emailVerifiedAt: instant(),
    phoneVerifiedAt: instant(),
    lastSeenAt: instant(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_phone').on(table.phone),
  ],
)
export type UserRow = typeof users.$inferSelect

export const accessTokens = pgTable(
  'access_tokens',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, in hex: the token itself is never stored. */
    tokenHash: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.tokenHash),
    index().on(table.userId),
    index().on(table.expiresAt),
  ],
)
