import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { limit, sweepLimits, unlimit } from './limit.ts'
import { rateLimits } from './tables.ts'

let api: TestApi
let now = testNow
beforeAll(async () => {
  api = await openTestApi({ now: () => now, config: { rateLimit: 40 } })
})
afterAll(() => api.close())

test('tries are counted within a window, however many come at once', async () => {
  const once = () => limit(api.deps, 'login:x', { max: 5, window: 60 })
  const tries = await Promise.allSettled(Array.from({ length: 8 }, once))
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  await expect(once()).rejects.toMatchObject({ status: 429 })
  now = new Date(testNow.getTime() + 61_000)
  await expect(once()).resolves.toBeUndefined()
  await unlimit(api.deps, 'login:x')
  expect(await api.db.select().from(rateLimits)).toEqual([])
  now = testNow
})

const ask = (app: TestApi['app'], clientAddress: string) =>
  app.request('http://shop.test/api/countries', {}, { clientAddress })

test('a guest’s address has a limit that two processes share', async () => {
  const [one, other] = [createApi({ ...api.deps }), createApi({ ...api.deps })]
  for (let request = 0; request < 20; request++) {
    expect((await ask(one, '192.0.2.1')).status).toBe(200)
    expect((await ask(other, '192.0.2.1')).status).toBe(200)
  }
  const statuses = []
  for (let request = 0; request < 4; request++) statuses.push((await ask(one, '192.0.2.1')).status)
  expect(statuses.at(-1)).toBe(429)
  const refused = await ask(one, '192.0.2.1')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask(one, '192.0.2.2')).status).toBe(200)
  now = new Date(testNow.getTime() + 61_000)
  expect((await ask(one, '192.0.2.1')).status).toBe(200)
  await sweepLimits(api.deps)
})
