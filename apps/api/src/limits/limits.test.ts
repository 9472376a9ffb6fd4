import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import { createMediaStore } from '../media/store.ts'
import type { MediaStore } from '../media/types.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { internal, unknown } from './address.ts'
import { limit, limitFrom, sweepLimits, unlimit } from './limit.ts'
import { rateLimits } from './tables.ts'

let api: TestApi
let now = testNow
let elapsed = 0
beforeAll(async () => {
  api = await openTestApi({
    now: () => now,
    elapsed: () => elapsed,
    config: { rateLimit: 40 },
  })
})
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
  elapsed += ms
}
afterAll(() => api.close())

test('tries are counted within a window, however many come at once', async () => {
  const once = () => limit(api.deps, 'login:x', { max: 5, window: 60 })
  const tries = await Promise.allSettled(Array.from({ length: 8 }, once))
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  await expect(once()).rejects.toMatchObject({ status: 429 })
  later(61_000)
  await expect(once()).resolves.toBeUndefined()
  await unlimit(api.deps, 'login:x')
  expect(await api.db.select().from(rateLimits)).toEqual([])
})

test('a clock that is set back an hour makes no window longer', async () => {
  const once = () => limit(api.deps, 'login:clock', { max: 2, window: 60 })
  await once()
  await once()
  await expect(once()).rejects.toMatchObject({ status: 429 })
  now = new Date(now.getTime() - 3_600_000)
  await expect(once()).resolves.toBeUndefined()
  // Another process's clock may be a little behind.
  now = new Date(now.getTime() - 5000)
  await once()
  await expect(once()).rejects.toMatchObject({ status: 429 })
  await unlimit(api.deps, 'login:clock')
})

test('who cannot be told apart shares a tenth, the process itself is not limited', async () => {
  const from = (address: string) => limitFrom(api.deps, 'contact', address, { max: 20, window: 60 })
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => from(unknown)))
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  await Promise.all(Array.from({ length: 30 }, () => from(internal)))
  await unlimit(api.deps, 'contact:unknown')
})

test('a site of many networks has eight times the limit of one', async () => {
  const from = (n: number) =>
    limitFrom(api.deps, 'contact', `2001:db8:1:${n}::/64`, { max: 2, window: 60 })
  const tries = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => from(n)))
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(4)
  const other = limitFrom(api.deps, 'contact', '2001:db8:2:1::/64', { max: 2, window: 60 })
  await expect(other).resolves.toBeUndefined()
  await api.db.delete(rateLimits)
})

const ask = (app: TestApi['app'], clientAddress: string) =>
  app.request('http://shop.test/api/countries', {}, { clientAddress })

test('a guest’s address has a limit that two processes share', async () => {
  const [one, other] = [createApi({ ...api.deps }), createApi({ ...api.deps })]
  for (let request = 0; request < 20; request++) {
    expect((await ask(one, '192.0.2.1')).status).toBe(200)
    expect((await ask(other, '192.0.2.1')).status).toBe(200)
  }
  await expect.poll(async () => (await ask(one, '192.0.2.1')).status).toBe(429)
  const refused = await ask(one, '192.0.2.1')
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await ask(one, '192.0.2.2')).status).toBe(200)
  later(61_000)
  expect((await ask(one, '192.0.2.1')).status).toBe(200)
  await sweepLimits(api.deps)
})

test('pictures that have to be drawn are counted by address', async () => {
  const media: MediaStore = {
    ...createMediaStore({ dir: 'none' }),
    respond: async (_key, _variant, asker) => {
      asker?.admit?.()
      return null
    },
  }
  const app = createApi({ ...api.deps, media })
  const draw = (clientAddress: string) =>
    app.request('http://shop.test/media/p/teapot-red-1.webp', {}, { clientAddress })
  const answers = await Promise.all(Array.from({ length: 601 }, () => draw('192.0.2.9')))
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(600)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await draw('192.0.2.10')).status).toBe(404)
})
