import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Where pictures of the catalogue came from, so that the same one is not brought in again. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    /** An address, or what a file holds: `sha256:` and its hash. */
    source: text().primaryKey(),
    /** Key of the picture under /media. */
    key: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index().on(table.key)],
)
