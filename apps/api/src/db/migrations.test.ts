import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
