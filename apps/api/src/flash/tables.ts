import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from '../catalogue/tables.ts'
import { id, instant, money, names, timestamps } from '../db/columns.ts'

export const flashSales = pgTable(
  'flash_sales',
  {
    id: id(),
    name: text().notNull(),
    names: names(),
    thumbnail: text(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    isActive: boolean().notNull().default(true),
    ...timestamps,
  },
  (table) => [
    index().on(table.startsAt),
    index().on(table.endsAt),
    check('flash_sales_span', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const flashSaleProducts = pgTable(
  'flash_sale_products',
  {
    flashSaleId: integer()
      .notNull()
      .references(() => flashSales.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Without product tax. */
    salePrice: money().notNull(),
    /** Pieces that the sale still has; orders take from it and from the stock. */
    remaining: integer().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.flashSaleId, table.productId] }),
    index().on(table.productId),
    check('flash_sale_products_remaining', sql`${table.remaining} >= 0`),
    check('flash_sale_products_price', sql`${table.salePrice} > 0`),
  ],
)
