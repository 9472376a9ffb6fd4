import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../db/columns.ts'

/** Counters of rate limits; in the database so that they hold across processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    hits: integer().notNull().default(0),
    /** When the window ends and the count starts anew. */
    resetsAt: instant().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)
