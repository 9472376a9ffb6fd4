/** The habits of every table in one place. */
import { integer, jsonb, numeric, timestamp } from 'drizzle-orm/pg-core'

/** Whole-number key, counted up by the database; the seed may also give its own. */
export const id = () => integer().primaryKey().generatedByDefaultAsIdentity()

/** An amount in the base currency with two decimals; a decimal string in code, never a float. */
export const money = () => numeric({ precision: 12, scale: 2 })

/** A percentage such as 15.00; a decimal string in code. */
export const percent = () => numeric({ precision: 5, scale: 2 })

/** A moment with its zone; a Date in code. */
export const instant = () => timestamp({ withTimezone: true })

export const timestamps = {
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
}

/** A name in other languages, by locale: `{ ar, ir }`. English is the column `name` itself. */
export type Names = Record<string, string>

/** Translations of the column that they are called after, such as `names` of `name`. */
export const names = () => jsonb().$type<Names>().notNull().default({})
