import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type AnyPgTable, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/index.ts'

const rowsAtOnce = 2000

/**
 * Inserts many rows as one JSON parameter a batch: far quicker than a parameter a value, and free of
 * the limit on their number. All rows have the keys of the first one: what another one says besides would
 * be lost, and throws.
 */
export const insertRows = async <T extends AnyPgTable>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
) => {
  const columns = Object.entries(getTableColumns(table))
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = rows.slice(from, from + rowsAtOnce)
    const keys = new Set(Object.keys(batch[0] ?? {}))
    const lost = batch.flatMap((row) => Object.keys(row)).find((key) => !keys.has(key))
    if (lost) throw new Error(`${getTableName(table)}: not every row says ${lost}`)
    const given = columns
      .filter(([key]) => keys.has(key))
      .map(([key, column]) => ({ key, name: column.keyAsName ? toSnakeCase(key) : column.name }))
    const named = batch.map((row) => {
      const values: Record<string, unknown> = row
      return Object.fromEntries(given.map(({ key, name }) => [name, values[key] ?? null]))
    })
    const list: SQL = sql.join(
      given.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    await db.execute(
      sql`insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(named)}::jsonb)`,
    )
  }
}

/** After rows with keys of our own: the next row that counts up goes on behind them. */
export const countOn = (db: Database, table: AnyPgTable) =>
  db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
  )

/** The tables of a schema whose keys the database counts up. */
export const countedTables = (schema: object): PgTable[] =>
  Object.values(schema)
    .filter((entry) => is(entry, PgTable))
    .filter((table) => getTableColumns(table).id?.generatedIdentity !== undefined)
