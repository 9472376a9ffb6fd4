import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Gate, TooBusy } from '@shop/api'
import { afterEach, expect, test, vi } from 'vitest'
import { createPageCache, type PackedPage, type Page } from './page-cache.ts'

const pageOf = (html: string, status = 200): Page => ({
  status,
  headers: new Headers(),
  body: Buffer.from(html),
})

const textOf = ({ packed }: PackedPage) => String(packed.body)

/** Room for two short pages. */
const mostBytes = 5000

function setUp(renewalsPerSecond?: number, gate?: Gate) {
  const clock = { now: 0 }
  let made = 0
  const { read: readPacked, forget } = createPageCache({
    fresh: 5,
    stale: 60,
    mostBytes,
    packsBest: true,
    ...(renewalsPerSecond ? { renewalsPerSecond } : {}),
    ...(gate ? { gate } : {}),
    now: () => clock.now,
  })
  const read = (key: string, make: () => Promise<Page>) => readPacked(key, make, null)
  const make = async () => pageOf(`page ${++made}`)
  return { clock, readPacked, forget, read, make, made: () => made }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a page is made once however many ask for it', async () => {
  const { read, make, made } = setUp()
  const pages = await Promise.all(Array.from({ length: 20 }, () => read('/', make)))
  expect(made()).toBe(1)
  expect(new Set(pages.map(textOf))).toEqual(new Set(['page 1']))
})

test('an old page is given out once more while a new one is made', async () => {
  const { clock, read, make, made } = setUp()
  await read('/', make)
  clock.now = 6
  expect(textOf(await read('/', make))).toBe('page 1')
  await turn()
  expect(textOf(await read('/', make))).toBe('page 2')
  expect(made()).toBe(2)
})

test('a page that is too old is waited for', async () => {
  const { clock, read, make } = setUp()
  await read('/', make)
  clock.now = 66
  expect(textOf(await read('/', make))).toBe('page 2')
})

test('failures are not kept', async () => {
  const { read, make } = setUp()
  expect((await read('/', async () => pageOf('broken', 503))).status).toBe(503)
  await expect(read('/other', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(textOf(await read('/', make))).toBe('page 1')
  expect(textOf(await read('/other', make))).toBe('page 2')
})

test("a page that lacks what its asker was refused is nobody else's, and no reason to drop the old one", async () => {
  const { clock, read, make } = setUp()
  const limited = async (): Promise<Page> => ({ ...pageOf('a part'), isLimited: true })
  expect(textOf(await read('/', limited))).toBe('a part')
  expect(textOf(await read('/', make))).toBe('page 1')
  clock.now = 6
  await read('/', limited)
  await turn()
  expect(textOf(await read('/', limited))).toBe('page 1')
})

const down = async () => pageOf('broken', 503)
const lost = () => Promise.reject(new Error('no'))
const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['answers 503', down],
  ['fails', lost],
])('while making %s the old page goes on, for an hour', async (_, broken) => {
  const { clock, read, make } = setUp()
  await read('/', make)
  for (const now of [6, 60, 1_000, 60_000, hour]) {
    clock.now = now
    expect(textOf(await read('/', broken))).toBe('page 1')
    await turn()
  }
  clock.now = hour + 40_000
  expect(textOf(await read('/', make))).toBe('page 2')
})

test('what cannot be made is tried again after a moment, then after longer ones', async () => {
  const { clock, read, make } = setUp()
  await read('/', make)
  const tried: number[] = []
  for (let second = 1; second <= 120; second++) {
    clock.now = second * 1000
    await read('/', async () => {
      tried.push(second)
      return pageOf('broken', 500)
    })
    await turn()
  }
  expect(tried).toEqual([1, 2, 4, 8, 16, 32, 62, 92])
  clock.now = 122_000
  expect(textOf(await read('/', make))).toBe('page 2')
})

test('a page that is gone or has moved takes the old one’s place', async () => {
  for (const status of [404, 410, 301]) {
    const { clock, read, make } = setUp()
    await read('/', make)
    clock.now = 100
    expect((await read('/', async () => pageOf('gone', status))).status).toBe(status)
    expect(textOf(await read('/', make))).toBe('page 2')
  }
})

test('making that hangs holds up nobody for long, and counts when it comes', async () => {
  const { clock, read, make } = setUp()
  await read('/', make)
  clock.now = 100
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const delayed = Promise.withResolvers<Page>()
  const waiting = Array.from({ length: 5 }, () => read('/', () => delayed.promise))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(new Set((await Promise.all(waiting)).map(textOf))).toEqual(new Set(['page 1']))
  expect(textOf(await read('/', lost))).toBe('page 1')
  delayed.resolve(pageOf('late'))
  await turn()
  expect(textOf(await read('/', make))).toBe('late')
})

test('who has no turn left, and asks again and again, keeps no page as it is', async () => {
  const refusing: Gate = async (address, work) => {
    if (address === 'busy') throw new TooBusy()
    return work()
  }
  const { clock, readPacked, make } = setUp(undefined, refusing)
  const read = async (address: string) => textOf(await readPacked('/', make, null, { address }))
  await read('visitor')
  clock.now = 6
  for (let times = 0; times < 10; times++) await read('busy')
  await turn()
  expect(await read('visitor')).toBe('page 2')
  clock.now = 100
  for (let times = 0; times < 10; times++) expect(await read('busy')).toBe('page 2')
  expect(await read('visitor')).toBe('page 3')
})

test('the oldest page makes room', async () => {
  const { read, make } = setUp()
  await read('/1', make)
  await read('/2', make)
  await read('/3', make)
  expect(textOf(await read('/1', make))).toBe('page 4')
})

test('a page that is asked for keeps its place', async () => {
  const { read, make } = setUp()
  for (const path of ['/1', '/2', '/1', '/3']) await read(path, make)
  expect(textOf(await read('/1', make))).toBe('page 1')
  expect(textOf(await read('/2', make))).toBe('page 4')
})

test('a page that is asked for again is packed as small as can be, and stays so while it is the same', async () => {
  const { clock, readPacked } = setUp()
  const html = Array.from({ length: 2000 }, (_, index) => `<p>${index * 7919}</p>`).join('')
  const make = async () => pageOf(html)
  const quick = await readPacked('/', make, 'br')
  let best = quick
  await expect
    .poll(async () => {
      best = await readPacked('/', make, 'br')
      return best.packed.body.length
    })
    .toBeLessThan(quick.packed.body.length)
  expect(best.packed.encoding).toBe('br')
  expect(String(brotliDecompressSync(best.packed.body))).toBe(html)
  clock.now = 6
  await readPacked('/', make, 'br')
  await turn()
  expect((await readPacked('/', make, 'br')).packed.body).toBe(best.packed.body)
  clock.now = 100
  expect((await readPacked('/', make, 'br')).packed.body).toBe(best.packed.body)
  clock.now = 200
  const other = await readPacked('/', async () => pageOf(`${html}<p>new</p>`), 'br')
  expect(String(brotliDecompressSync(other.packed.body))).toContain('new')
})

test('a page is there for every browser, whatever it was packed for first', async () => {
  const { readPacked } = setUp()
  const html = '<p>page</p>'.repeat(500)
  const make = async () => pageOf(html)
  const texts = {
    br: (await readPacked('/', make, 'br')).packed,
    gzip: (await readPacked('/', make, 'gzip')).packed,
    none: (await readPacked('/', () => Promise.reject(new Error('made anew')), null)).packed,
  }
  expect(String(brotliDecompressSync(texts.br.body))).toBe(html)
  expect(String(gunzipSync(texts.gzip.body))).toBe(html)
  expect(texts.none).toMatchObject({ encoding: null })
  expect(String(texts.none.body)).toBe(html)
})

test('stale pages are made anew in turn, and too old ones at once', async () => {
  const { clock, read, make, made } = setUp(10)
  await read('/1', make)
  await read('/2', make)
  clock.now = 30
  for (const path of ['/1', '/2', '/2']) await read(path, make)
  await turn()
  expect(made()).toBe(3)
  clock.now = 66
  expect(textOf(await read('/2', make))).toBe('page 4')
  clock.now = 130
  await read('/1', make)
  await turn()
  expect(made()).toBe(5)
})

test('what is forgotten while it is made is given to nobody who asks after that', async () => {
  const { read, make, forget } = setUp()
  const delayed = Promise.withResolvers<Page>()
  const before = read('/', () => delayed.promise)
  forget()
  expect(textOf(await read('/', make))).toBe('page 1')
  delayed.resolve(pageOf('of before'))
  expect(textOf(await before)).toBe('of before')
  expect(textOf(await read('/', make))).toBe('page 1')
})

test('what is forgotten is made anew, also where a new one was on its way', async () => {
  const { clock, read, make, forget } = setUp()
  await read('/', make)
  forget()
  expect(textOf(await read('/', make))).toBe('page 2')
  clock.now = 6
  const delayed = Promise.withResolvers<Page>()
  await read('/', () => delayed.promise)
  forget()
  expect(textOf(await read('/', make))).toBe('page 3')
  delayed.resolve(pageOf('of before'))
  await turn()
  expect(textOf(await read('/', make))).toBe('page 3')
  clock.now = 100
  const waited = Promise.withResolvers<Page>()
  const answers = [waited.promise]
  const waiting = read('/', () => answers.shift() ?? make())
  await turn()
  forget()
  waited.resolve(pageOf('of before'))
  expect(textOf(await waiting)).toBe('page 4')
})
