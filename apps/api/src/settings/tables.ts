import { footerItemTypes } from '@shop/contract/settings'
import {
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'

/** Single values of /master, by their name there (app_name, theme_colors, multi_vendor, ...). */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
})

export const languages = pgTable(
  'languages',
  {
    id: id(),
    title: text().notNull(),
    /** The locale code: en, ar, ir. */
    name: text().notNull(),
    direction: text({ enum: ['ltr', 'rtl'] })
      .notNull()
      .default('ltr'),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.name)],
)

export const currencies = pgTable(
  'currencies',
  {
    id: id(),
    name: text().notNull(),
    symbol: text().notNull(),
    /** How many of it one unit of the base currency is worth. */
    rate: numeric({ precision: 18, scale: 6 }).notNull().default('1'),
    position: text({ enum: ['prefix', 'suffix'] })
      .notNull()
      .default('prefix'),
    isDefault: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex().on(table.name)],
)

export const countries = pgTable(
  'countries',
  { id: id(), name: text().notNull(), /** Digits only. */ phoneCode: text().notNull() },
  (table) => [uniqueIndex().on(table.name)],
)

export const menus = pgTable('menus', {
  id: id(),
  name: text().notNull(),
  title: text(),
  url: text(),
  target: text({ enum: ['_self', '_blank'] })
    .notNull()
    .default('_self'),
  isExternal: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

export const footers = pgTable('footers', {
  id: id(),
  position: integer().notNull().default(0),
  title: text(),
  isActive: boolean().notNull().default(true),
})

export const footerItems = pgTable(
  'footer_items',
  {
    id: id(),
    footerId: integer()
      .notNull()
      .references(() => footers.id, { onDelete: 'cascade' }),
    type: text({ enum: footerItemTypes }).notNull(),
    /** The text, phone number or e-mail itself where the type is one of these. */
    title: text(),
    url: text(),
    target: text({ enum: ['_self', '_blank'] })
      .notNull()
      .default('_self'),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.footerId)],
)

export const socialLinks = pgTable('social_links', {
  id: id(),
  name: text().notNull(),
  /** Key of the picture under /media. */
  logo: text(),
  link: text(),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

export const paymentGateways = pgTable(
  'payment_gateways',
  {
    id: id(),
    title: text().notNull(),
    /** What a request sends as `payment_method`. */
    name: text().notNull(),
    logo: text(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [uniqueIndex().on(table.name)],
)
