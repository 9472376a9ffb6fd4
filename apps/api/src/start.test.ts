import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { readShopConfig } from './config.ts'
import { DatabaseUnusable } from './db/errors.ts'
import { openDatabase } from './db/index.ts'
import { shops } from './shops/tables.ts'
import { startShopApi } from './start.ts'

const run = promisify(execFile)

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'shop-start-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a database whose files are damaged says which, why, and what to do', async () => {
  const config = readShopConfig({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://localhost:25',
    DATA_DIR: dataDir,
  })
  const dir = join(dataDir, 'db')
  await mkdir(dir, { mode: 0o700 })
  await run('tar', ['-xf', inject('archive'), '-C', dir])
  const { db, close } = await openDatabase({ dir })
  const { rows } = await db.execute<{ file: string }>(
    `select pg_relation_filepath('pg_proc_proname_args_nsp_index') as file`,
  )
  await close()
  await truncate(join(dir, rows[0]?.file ?? ''))
  const failure = await startShopApi(config).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DatabaseUnusable)
  expect(String(failure)).toContain(`DATA_DIR: the database in ${dir} is damaged: `)
  expect(String(failure)).toContain('backup')
})

test('production opens an empty database as it is, and says what makes a shop of it', async () => {
  const config = readShopConfig({
    APP_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://localhost:25',
    DATA_DIR: dataDir,
  })
  const api = await startShopApi(config)
  try {
    expect(api.seeded).toBe(false)
    expect(await api.deps.db.$count(shops)).toBe(0)
    expect(api.notes.join('\n')).toContain('npm run setup')
    expect(api.notes.join('\n')).not.toMatch(/demo/i)
    for (const path of ['master', 'home', 'products', 'categories', 'blogs', 'countries'])
      expect((await api.app.request(`http://shop.test/api/${path}`)).status, path).toBe(200)
  } finally {
    await api.close()
  }
})
