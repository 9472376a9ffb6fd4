import { expect, test, vi } from 'vitest'
import type { Quality } from './compress.ts'
import { createPageCache } from './page-cache.ts'

const best = vi.hoisted(() => ({ underway: 0, most: 0 }))
vi.mock('./compress.ts', () => ({
  pack: async (body: Buffer, _accepted: string | null, quality: Quality = 'quick') => {
    if (quality === 'best') {
      best.underway += 1
      best.most = Math.max(best.most, best.underway)
      await new Promise((resolve) => setImmediate(resolve))
      best.underway -= 1
    }
    return { body, encoding: 'br' }
  },
  unpack: async ({ body }: { body: Buffer }) => body,
}))

test('one page at a time is packed as small as can be', async () => {
  const { read } = createPageCache({ fresh: 5000, stale: 5000, mostBytes: 1_000_000, popular: 2 })
  const page = { status: 200, headers: new Headers(), body: Buffer.from('page') }
  const askAll = () =>
    Promise.all(Array.from({ length: 10 }, (_, n) => read(`/${n}`, async () => page, 'br')))
  for (let round = 0; round < 5; round += 1) await askAll()
  expect(best.most).toBe(1)
})
