import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { getTableColumns, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { openTestApi } from '../testing/index.ts'
import { currentSums, migrationFiles, readMigration, writtenSums } from './migration-sums.ts'
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
  // The command reads its own papers; asked before it is known that nothing lacks, it would write what does.
  const said = execFileSync('npm', ['run', 'migrations'], { encoding: 'utf8' })
  expect(said).toContain('No schema changes')
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

const named = [
  'indexes',
  'foreignKeys',
  'uniqueConstraints',
  'checkConstraints',
  'compositePrimaryKeys',
] as const

test('the SQL of the migrations makes the indexes and constraints that are declared', async () => {
  const { generateDrizzleJson } = await import('drizzle-kit/api')
  const declared = generateDrizzleJson(tables, undefined, undefined, 'snake_case').tables
  const names = Object.values(
    declared as Record<string, Record<(typeof named)[number], Record<string, { name: string }>>>,
  ).flatMap((table) => named.flatMap((kind) => Object.values(table[kind]).map(({ name }) => name)))
  const api = await openTestApi()
  try {
    const { rows } = await api.db.execute<{ name: string }>(
      sql`select indexname as name from pg_indexes where schemaname = 'public'
        union select conname from pg_constraint`,
    )
    const made = new Set(rows.map(({ name }) => name))
    expect(names.length).toBeGreaterThan(100)
    // PostgreSQL cuts names of more than 63 bytes.
    expect(names.filter((name) => !made.has(name.slice(0, 63)))).toEqual([])
  } finally {
    await api.close()
  }
})

test('a migration is younger than those before it: a database skips one that is older than its last', () => {
  const { entries } = JSON.parse(readFileSync(new URL('_journal.json', folder), 'utf8')) as {
    entries: { idx: number; when: number; tag: string }[]
  }
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(migrationFiles())
  const late = entries.filter(({ when }, at) => when <= (entries[at - 1]?.when ?? 0))
  expect(late.map(({ tag }) => tag)).toEqual([])
})

test('a migration stays as it was written down (migration-sums.json): another one is written (npm run migrations)', () => {
  expect(currentSums()).toEqual(writtenSums())
})

/** Which tables' rows a migration makes a column obligatory for, and gives no value. */
function withoutValue(migration: string): string[] {
  const statements = migration.split('--> statement-breakpoint')
  return statements.flatMap((statement, at) => {
    const before = statements.slice(0, at).join('\n')
    const [, table = ''] = /ALTER TABLE "(\w+)"/.exec(statement) ?? []
    const isNew = new RegExp(`CREATE TABLE "${table}"|DELETE FROM "${table}"`).test(before)
    const isAdded =
      /ADD COLUMN .* NOT NULL/s.test(statement) && !/DEFAULT|GENERATED/.test(statement)
    const isSet = /SET NOT NULL/.test(statement) && !new RegExp(`UPDATE "${table}"`).test(before)
    return table && !isNew && (isAdded || isSet) ? [statement.trim()] : []
  })
}

test('a column that may not be null has a value for the rows that are there', () => {
  expect(withoutValue('ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;')).toHaveLength(1)
  expect(withoutValue('ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;')).toHaveLength(1)
  expect(migrationFiles().flatMap((name) => withoutValue(readMigration(name)))).toEqual([])
})
