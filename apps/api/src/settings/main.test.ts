import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/index.ts'
import { fillShelf } from '../testing/shelf.ts'

const run = promisify(execFile)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-settings-'))
  const database = await openDatabase({ dir: join(folder, 'db'), durability: 'fast' })
  await database.migrate()
  await fillShelf(database.db)
  await database.close()
})
afterAll(() => rm(folder, { recursive: true }))

const settingsOf = (dir: string, ...args: string[]) =>
  run(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dir, DURABILITY: 'fast', PORT: '4298' },
  })
const settings = (...args: string[]) => settingsOf(folder, ...args)

test('what the environment says is named beside the settings', async () => {
  const { stdout } = await settings()
  expect(stdout).toMatch(/^app_name=/m)
  expect(stdout).toMatch(/^# From the environment, .*\bPORT, .*\bTRUSTED_PROXIES\b/m)
})

test('it cannot be set as a setting, and the answer says where it can', async () => {
  await expect(settings('PORT=80')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^PORT is no setting but a variable of the environment/),
  })
})

test('a database that is not set up yet has its settings listed, too', async () => {
  const { stdout } = await settingsOf(join(folder, 'empty'))
  expect(stdout).toMatch(/^app_name=/m)
})
