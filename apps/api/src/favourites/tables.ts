import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { products } from '../catalogue/tables.ts'
import { instant } from '../db/columns.ts'

export const favourites = pgTable(
  'favourites',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index().on(table.productId),
    index().on(table.userId, table.createdAt.desc().nullsFirst()),
  ],
)
