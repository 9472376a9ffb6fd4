import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { colors, products, sizes } from '../catalogue/tables.ts'
import { id, timestamps } from '../db/columns.ts'

/** One line per product and per buy-now flag; another choice replaces the line's (wire.md 7). */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    quantity: integer().notNull().default(1),
    sizeId: integer().references(() => sizes.id, { onDelete: 'set null' }),
    colorId: integer().references(() => colors.id, { onDelete: 'set null' }),
    unit: text(),
    isBuyNow: boolean().notNull().default(false),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('cart_lines_once').on(table.userId, table.productId, table.isBuyNow),
    index().on(table.productId),
    index().on(table.sizeId),
    index().on(table.colorId),
    check('cart_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
