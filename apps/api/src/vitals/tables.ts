import { boolean, date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** Histograms of how fast the storefront's screens were: how many views of a day fell into a bucket. */
export const vitals = pgTable(
  'vitals',
  {
    day: date().notNull(),
    screen: text().notNull(),
    isPhone: boolean().notNull(),
    name: text().notNull(),
    /** See histogram.ts. */
    bucket: smallint().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.screen, table.isPhone, table.name, table.bucket] }),
  ],
)
