import { eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/**
 * Whether a column says the same but for capitals, as its unique index compares: both sides in the
 * database, since JavaScript lowers some letters (İ, a final Σ) in another way.
 */
export const isSameText = (column: AnyPgColumn, text: string): SQL =>
  eq(sql`lower(${column})`, sql`lower(${text}::text)`)
