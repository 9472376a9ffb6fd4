import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
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
    /** When another password took the first one's place: devices of before are strangers since. */
    passwordSetAt: instant(),
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

/**
 * The one-time code that was last sent to an address for one who asked; unknown addresses get a row
 * all the same.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    /** SHA-256 of the phone number or e-mail that was typed. */
    addressHash: text().notNull(),
    /** SHA-256 of the number of the device that asked, or of its address: nobody else can try it. */
    askerHash: text().notNull(),
    /** Whose code it is; null where nobody has the address. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** A verified account, or a new password too. */
    purpose: text({ enum: ['verify', 'reset'] }).notNull(),
    /** What the code proves. */
    channel: text({ enum: ['email', 'phone'] }).notNull(),
    salt: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    usedAt: instant(),
    expiresAt: instant().notNull(),
    /** SHA-256 of the token in the letter's link, in hex; it may be used once, by whoever reads it. */
    linkHash: text(),
    linkExpiresAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.addressHash, table.askerHash] }),
    index().on(table.userId),
    index().on(table.expiresAt),
    index().on(table.linkHash),
  ],
)
export type OneTimeCodeRow = typeof oneTimeCodes.$inferSelect

/** What a verified code is exchanged for: it lets its holder set a new password, once. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    /** SHA-256 of the token, in hex. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

/** Accounts at other providers that sign a shopper in. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text().notNull(),
    /** The provider's name for the account. */
    subject: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index().on(table.userId)],
)
