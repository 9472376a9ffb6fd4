import { addressTypes } from '@shop/contract/words'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../auth/tables.ts'
import { id, timestamps } from '../db/columns.ts'

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    area: text(),
    flatNo: text(),
    addressType: text({ enum: addressTypes }).notNull().default('home'),
    addressLine: text().notNull(),
    addressLine2: text('address_line2'),
    postCode: text(),
    isDefault: boolean().notNull().default(false),
    latitude: numeric({ precision: 9, scale: 6 }),
    longitude: numeric({ precision: 9, scale: 6 }),
    ...timestamps,
  },
  (table) => [
    index().on(table.userId),
    uniqueIndex('addresses_one_default').on(table.userId).where(sql`is_default`),
  ],
)
