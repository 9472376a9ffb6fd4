import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCachedReads, isCached, localeOf } from './cached-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Answer = () => Response | Promise<Response>

const settings = (name: string) => () => Response.json({ data: { app_name: name } })
const never = () => new Promise<Response>(() => undefined)
const second = 1000
const minute = 60 * second

function open(first: Answer) {
  const server = { answer: first }
  const requests: { call: string; asker: string; headers: Headers }[] = []
  const read = createCachedReads(async (request: Request, asker: string) => {
    requests.push({ call: new URL(request.url).pathname, asker, headers: request.headers })
    return server.answer()
  })
  const get = (path: string, asker = '192.0.2.1') =>
    read(new Request(`http://shop.test/api${path}`, { headers: { Cookie: 'a=b' } }), asker)
  const nameNow = async () => (await (await get('/master')).json()).data.app_name
  return { server, requests, get, nameNow }
}

test('however many pages are made at once, the settings are asked for once, for who came first', async () => {
  const { requests, get, nameNow } = open(settings('Fjord'))
  const names = await Promise.all([nameNow(), nameNow(), get('/master', '192.0.2.2')])
  expect(names.slice(0, 2)).toEqual(['Fjord', 'Fjord'])
  await vi.advanceTimersByTimeAsync(59 * second)
  expect(await nameNow()).toBe('Fjord')
  expect(requests).toMatchObject([{ call: '/api/master', asker: '192.0.2.1' }])
  expect(requests[0]?.headers.get('Accept')).toBe('application/json')
  expect(requests[0]?.headers.get('Cookie')).toBeNull()
})

test('a copy that is older is given out at once, while a new one is read', async () => {
  const { server, requests, nameNow } = open(settings('Fjord'))
  await nameNow()
  await vi.advanceTimersByTimeAsync(2 * minute)
  const slow = Promise.withResolvers<Response>()
  server.answer = () => slow.promise
  expect(await nameNow()).toBe('Fjord')
  expect(await nameNow()).toBe('Fjord')
  expect(requests).toHaveLength(2)
  slow.resolve(settings('Fjell')())
  await vi.advanceTimersByTimeAsync(0)
  expect(await nameNow()).toBe('Fjell')
})

test.each<[string, Answer]>([
  ['503', () => new Response('<h1>Away</h1>', { status: 503 })],
  ['429', () => Response.json({ message: 'Too Many Attempts.' }, { status: 429 })],
  ['a web page', () => new Response('<!doctype html>')],
  ['nobody', () => Promise.reject(new TypeError('fetch failed'))],
  ['settings that are none', () => Response.json({ data: null })],
])('a copy outlives %s', async (_, answer) => {
  const { server, requests, nameNow } = open(settings('Fjord'))
  await nameNow()
  server.answer = answer
  for (let n = 0; n < 60; n += 1) {
    await vi.advanceTimersByTimeAsync(5 * second)
    expect(await nameNow()).toBe('Fjord')
  }
  expect(requests.length).toBeLessThan(20)
  server.answer = settings('Fjell')
  await vi.advanceTimersByTimeAsync(minute)
  await nameNow()
  await vi.advanceTimersByTimeAsync(0)
  expect(await nameNow()).toBe('Fjell')
})

test('without a copy a failure is passed on, and believed for a second', async () => {
  const { server, requests, get, nameNow } = open(() => new Response('Away', { status: 503 }))
  for (let n = 0; n < 9; n += 1) expect((await get('/master')).status).toBe(503)
  expect(requests).toHaveLength(1)
  server.answer = settings('Fjord')
  await vi.advanceTimersByTimeAsync(second)
  expect(await nameNow()).toBe('Fjord')
})

test('without a copy nobody is asked for at most once a second, too', async () => {
  const { requests, get } = open(() => Promise.reject(new TypeError('fetch failed')))
  for (let n = 0; n < 9; n += 1) await expect(get('/master')).rejects.toThrow('fetch failed')
  expect(requests).toHaveLength(1)
})

test('our own languages fill what a server lacks; what it says goes first', async () => {
  const { get, requests } = open(() => Response.json({ Home: 'البيت', Cart: '', 'Its own': 'لها' }))
  const phrases = await (await get('/lang/ar')).json()
  expect(phrases).toMatchObject({ Home: 'البيت', 'Its own': 'لها', Retry: 'إعادة المحاولة' })
  expect(phrases.Cart).not.toBe('')
  expect(requests[0]?.headers.get('Accept-Language')).toBe('ar')
})

test('a language of ours is there where the server does not have it, or does not answer', async () => {
  const { server, get } = open(() => Response.json({ error: 'not found' }, { status: 404 }))
  expect(await (await get('/lang/fa')).json()).toHaveProperty('Retry')
  expect((await get('/lang/de')).status).toBe(404)
  server.answer = () => Promise.reject(new TypeError('fetch failed'))
  expect(await (await get('/lang/ar')).json()).toHaveProperty('Retry')
})

test('translations that are not known yet are waited for a moment only', async () => {
  const { get, requests } = open(never)
  const [ours, theirs] = [get('/lang/ar'), get('/lang/de')]
  await vi.advanceTimersByTimeAsync(second)
  expect(await (await ours).json()).toHaveProperty('Retry')
  expect(await (await theirs).json()).toEqual({})
  void get('/lang/ar')
  expect(requests).toHaveLength(2)
})

test('whoever does not wait any longer goes; the read goes on for the others', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const read = createCachedReads(() => promise)
  const leaving = new AbortController()
  const get = (signal?: AbortSignal) =>
    read(new Request('http://shop.test/api/master', signal ? { signal } : {}), null)
  const [first, second] = [get(leaving.signal), get()]
  leaving.abort()
  await expect(first).rejects.toThrow(/abort/)
  resolve(settings('Fjord')())
  expect((await second).status).toBe(200)
})

test('nothing else is kept', () => {
  const asks = (path: string, method = 'GET') =>
    new Request(`http://shop.test/api${path}`, { method })
  expect(isCached(asks('/master'))).toBe(true)
  expect(localeOf(asks('/master'))).toBeUndefined()
  expect(localeOf(asks('/lang/zh-CN'))).toBe('zh-CN')
  for (const path of ['/carts', '/master/x', '/lang/', '/lang/..%2f', `/lang/${'x'.repeat(40)}`])
    expect(isCached(asks(path)), path).toBe(false)
  expect(isCached(asks('/master', 'POST'))).toBe(false)
})
