import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/index.ts'
import './own-drizzle.ts'
import * as tables from './schema.ts'

const folder = new URL('migrations/meta/', import.meta.url)

test('the migrations make the tables as they are declared: npm run migrations writes what lacks', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api')
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'))
  const newest = new URL(snapshots.sort().at(-1) ?? '', folder)
  const migrated = JSON.parse(readFileSync(newest, 'utf8'))
  const declared = generateDrizzleJson(tables, migrated.id, undefined, 'snake_case')
  expect(await generateMigration(migrated, declared)).toEqual([])
})

/** As drizzle names columns in the database. */
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** How PostgreSQL writes a value down: `'Pending'::text` is Pending. */
const asValue = (text: string | null) =>
  text?.replace(/::[\w ]+(\[\])?/g, '').replace(/^'(.*)'$/s, '$1') ?? null

test('the SQL of the migrations gives columns the defaults that they are declared with', async () => {
  const api = await openTestApi()
  try {
    const { rows } = await api.db.execute<
      Record<'table' | 'column' | 'nullable' | 'value', string>
    >(
      sql`select table_name as "table", column_name as "column", is_nullable as "nullable", column_default as "value"
        from information_schema.columns where table_schema = 'public'`,
    )
    const made = new Map(rows.map((row) => [`${row.table}.${row.column}`, row]))
    const wrong = Object.values(tables)
      .filter((table) => is(table, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).flatMap((column) => {
          const name = `${getTableConfig(table).name}.${snake(column.name)}`
          const one = made.get(name)
          const { default: declared, notNull } = column
          const isLiteral = ['boolean', 'number', 'string'].includes(typeof declared)
          const isSame = !isLiteral || asValue(one?.value ?? null) === String(declared)
          return one && isSame && (one.nullable === 'NO') === notNull ? [] : [name]
        }),
      )
    expect(wrong).toEqual([])
  } finally {
    await api.close()
  }
})
