import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Quality } from './compress.ts'
import { createPageCache } from './page-cache.ts'

const best = vi.hoisted(() => ({ underway: 0, most: 0, made: 0, finish: () => {} }))
const takes = 100
vi.mock('./compress.ts', () => ({
  pack: async (body: Buffer, _accepted: string | null, quality: Quality = 'quick') => {
    if (quality === 'best') {
      best.underway += 1
      best.most = Math.max(best.most, best.underway)
      await new Promise<void>((resolve) => {
        best.finish = resolve
      })
      best.underway -= 1
      best.made += 1
    }
    return { body, encoding: 'br' }
  },
  unpack: async ({ body }: { body: Buffer }) => body,
}))

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(best, { underway: 0, most: 0, made: 0 })
})
afterEach(() => vi.useRealTimers())

const page = { status: 200, headers: new Headers(), body: Buffer.from('page') }

test('nothing is packed as small as can be while a page is waited for', async () => {
  const { read } = createPageCache({
    fresh: 5000,
    stale: 5000,
    mostBytes: 1_000_000,
    packsBest: true,
  })
  let finish = () => {}
  const slow = new Promise<void>((resolve) => {
    finish = resolve
  })
  const waited = read('/slow', () => slow.then(() => page), 'br')
  await read('/', async () => page, 'br')
  expect(best.underway).toBe(0)
  finish()
  await waited
  expect(best.underway).toBe(1)
  best.finish()
})

test('one page at a time is packed as small as can be, a tenth of the time', async () => {
  const { read } = createPageCache({
    fresh: 5000,
    stale: 5000,
    mostBytes: 1_000_000,
    packsBest: true,
  })
  const askAll = () =>
    Promise.all(Array.from({ length: 10 }, (_, n) => read(`/${n}`, async () => page, 'br')))
  for (let round = 0; round < 5; round += 1) await askAll()
  expect(best.most).toBe(1)
  vi.advanceTimersByTime(takes)
  best.finish()
  await askAll()
  expect(best).toMatchObject({ underway: 0, most: 1, made: 1 })
  await vi.advanceTimersByTimeAsync(9 * takes)
  await askAll()
  expect(best).toMatchObject({ underway: 1, most: 1, made: 1 })
})
