import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, names, timestamps } from '../db/columns.ts'
import { shops } from '../shops/tables.ts'

/** Pictures of the home page, and of a shop's own page when `shopId` is set. */
export const banners = pgTable(
  'banners',
  {
    id: id(),
    shopId: integer().references(() => shops.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['banner', 'ad'] })
      .notNull()
      .default('banner'),
    title: text(),
    titles: names(),
    thumbnail: text(),
    /** A picture of its own for a language, where it is composed the other way round. */
    thumbnails: names(),
    /** Where it leads: a path of the shop. */
    link: text(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [index().on(table.shopId, table.kind, table.position)],
)

/** Written pages: terms, privacy, about, and those that whoever runs the shop adds. */
export const legalPages = pgTable('legal_pages', {
  slug: text().primaryKey(),
  title: text().notNull(),
  titles: names(),
  /** HTML, by locale too where it is translated. */
  description: text().notNull().default(''),
  descriptions: names(),
  updatedAt: instant().notNull().defaultNow(),
})

/** What was written to the shop by its contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    subject: text().notNull(),
    message: text().notNull(),
    name: text(),
    phone: text(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt.desc().nullsFirst())],
)
