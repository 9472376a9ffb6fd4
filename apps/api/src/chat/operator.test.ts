import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { makeSecret, readAccess } from '../operator/secret.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { chatMessages } from './tables.ts'

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  folder = await mkdtemp(join(tmpdir(), 'shop-operator-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const ask = async (deps: TestApi['deps'], secret: string | null, body: object) => {
  const answer = await createApi(deps).request('/api/operator/shop-reply', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(secret === null ? {} : { Authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const at = (databaseUrl: string | null = null) => ({
  dataDir: folder,
  databaseUrl,
  port: 3100,
  listenAddress: null,
})

test('whoever can read the data folder writes as a shop, and nobody else', async () => {
  const reply = { shop_id: 1, message: 'Back at the desk' }
  const secret = (await makeSecret(at())) ?? ''
  expect(await readAccess(at())).toEqual({ secret, address: 'http://localhost:3100' })
  expect((await stat(join(folder, 'operator-secret'))).mode & 0o077).toBe(0)
  const deps = { ...api.deps, operatorSecret: secret }
  for (const wrong of [null, '', 'x'.repeat(43), `${secret}x`, 'ü'.repeat(43)])
    expect((await ask(deps, wrong, reply)).status).toBe(401)
  expect((await ask(api.deps, secret, reply)).status).toBe(404)
  expect(await api.db.$count(chatMessages)).toBe(3)
  expect(await ask(deps, secret, reply)).toMatchObject({
    status: 200,
    body: { data: { user_id: 1 } },
  })
  expect(await api.db.$count(chatMessages)).toBe(4)
  expect((await ask(deps, secret, { ...reply, user_id: 2 })).status).toBe(404)
  for (const broken of [{ shop_id: 1 }, { shop_id: 'x', message: 'Hi' }, {}])
    expect((await ask(deps, secret, broken)).status).toBe(422)
})

test('a secret is good for one run', async () => {
  expect(await makeSecret(at())).not.toBe(await makeSecret(at()))
  expect(await readAccess({ ...at(), dataDir: join(folder, 'nowhere') })).toBeNull()
})

test('shops with databases of their own do not take each other’s in one folder', async () => {
  const databases = [
    null,
    'postgres://shop:secret@db.example/one',
    'postgres://shop@db.example/two',
  ]
  const made = []
  const read = async (database: string | null) => (await readAccess(at(database)))?.secret
  for (const database of databases) made.push(await makeSecret(at(database)))
  expect(await Promise.all(databases.map(read))).toEqual(made)
  // Whoever says the same database with another password is the same shop.
  expect(await read('postgres://shop:new@db.example/one')).toBe(made[1])
})
