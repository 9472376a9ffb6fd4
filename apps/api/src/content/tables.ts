import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, timestamps } from '../db/columns.ts'
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
    thumbnail: text(),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    ...timestamps,
  },
  (table) => [index().on(table.shopId, table.kind, table.position)],
)
