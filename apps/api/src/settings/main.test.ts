import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/index.ts'
import { makeSecret } from '../operator/secret.ts'
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

test('the shop that runs on the folder is asked, wherever it listens', async () => {
  const shop = createServer((_, response) =>
    response.writeHead(422, { 'Content-Type': 'application/json' }).end('{"message":"Asked here"}'),
  )
  await once(shop.listen(0, '127.0.0.1'), 'listening')
  const { port } = shop.address() as AddressInfo
  const dataDir = join(folder, 'running')
  await makeSecret({ dataDir, databaseUrl: null, port, listenAddress: '127.0.0.1' })
  await expect(settingsOf(dataDir)).rejects.toMatchObject({ code: 1, stderr: 'Asked here\n' })
  shop.close()
})
