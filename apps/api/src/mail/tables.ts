import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../db/columns.ts'

/** Mail that has not left yet; a row goes when its letter has, or when it is of no use any more. */
export const letters = pgTable(
  'letters',
  {
    id: id(),
    /** Who gets it and what it says, sealed: a copy of the database shows no code and no address. */
    sealed: text().notNull(),
    tries: integer().notNull().default(0),
    /** When it is tried next; whoever tries it moves this on first, so that no other does. */
    dueAt: instant().notNull(),
    /** When nobody needs it any more. */
    uselessAt: instant().notNull(),
  },
  (table) => [index().on(table.dueAt), index().on(table.uselessAt)],
)
export type LetterRow = typeof letters.$inferSelect
