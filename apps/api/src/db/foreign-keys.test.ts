import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from './schema.ts'

const tables = Object.values<unknown>(schema).filter((entry): entry is PgTable =>
  is(entry, PgTable),
)

const nameOf = (column: unknown) => String((column as { name?: string }).name)

/** The first column of each index that PostgreSQL has for a table. */
function ledBy(table: PgTable): ReadonlySet<string> {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table)
  return new Set(
    [
      ...indexes.filter(({ config }) => !config.where).map(({ config }) => config.columns[0]),
      ...primaryKeys.map((key) => key.columns[0]),
      ...uniqueConstraints.map((key) => key.columns[0]),
      ...columns.filter(({ primary, isUnique }) => primary || isUnique),
    ].map(nameOf),
  )
}

const keys = tables.flatMap((table) =>
  getTableConfig(table).foreignKeys.map((key) => {
    const [column] = key.reference().columns
    return { name: `${getTableName(table)}.${nameOf(column)}`, table, column, key }
  }),
)

test('a foreign key says what deletion does', () => {
  // Said by nobody, it is PostgreSQL's default.
  const silent = keys.filter(({ key }) => (key.onDelete ?? 'no action') === 'no action')
  expect(keys.length).toBeGreaterThan(50)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('a foreign key has an index: deleting what it points to reads no whole table', () => {
  const bare = keys.filter(({ table, column }) => !ledBy(table).has(nameOf(column)))
  expect(bare.map(({ name }) => name)).toEqual([])
})
