import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { ValueName } from './shapes.ts'
import { settings } from './tables.ts'

/** The single settings, and what the call of its own answers (wire.md 13). */
export type StoredName = ValueName | 'contact_us'
type Values = Readonly<Partial<Record<StoredName, unknown>>>

/**
 * Single settings by name. Read as text: the driver would parse a text such as "12" once more, and
 * a shop may well be called so.
 */
export const readValues = async (db: Database): Promise<Values> => {
  const rows = await db
    .select({ key: settings.key, value: sql<string>`${settings.value}::text` })
    .from(settings)
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]))
}
