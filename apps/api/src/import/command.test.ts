import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/index.ts'
import { shops } from '../shops/tables.ts'

const run = promisify(execFile)
const command = join(import.meta.dirname, 'command.ts')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-import-'))
  const database = await openDatabase({ dir: join(folder, 'data', 'db') })
  await database.migrate()
  await database.db.insert(shops).values({ name: 'North', slug: 'north' })
  await database.close()
})
afterAll(() => rm(folder, { recursive: true }))

const importFile = (...args: string[]) =>
  run(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: 'data', INIT_CWD: folder, PORT: '4299' },
  })

test('the command takes a file from where it was called, and writes what was refused', async () => {
  await writeFile(join(folder, 'file.csv'), 'sku,name,price\nA,Lamp,5\nB,Chair,"5,00"')
  const { stdout } = await importFile('file.csv', '--report', 'refused.csv')
  expect(stdout).toContain('Products: 1 new, 0 changed, 0 as they were, 1 refused.')
  expect(stdout).toContain('  line 3, "B": price "5,00" has a comma')
  expect(await readFile(join(folder, 'refused.csv'), 'utf8')).toContain('"3","B","product"')
})

test('what is wrong is one line, and the exit code', async () => {
  await expect(importFile('none.csv')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no file .*none\.csv\.\n$/),
  })
})
