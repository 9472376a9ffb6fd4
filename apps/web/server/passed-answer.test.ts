import { once } from 'node:events'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { format } from 'node:util'
import { listen } from '@shop/api'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { remoteApi } from './api-access.ts'
import { createShop } from './shop.ts'

/** Longer than what is held back. */
const long = 'x'.repeat(2 * 1024 * 1024)
const page = '<!doctype html><script>top.token = localStorage.session</script>'
let answer: {
  status?: number
  headers?: OutgoingHttpHeaders
  body?: string
  isCut?: boolean
  length?: number
}
const server = createServer((_, response) => {
  const { status = 200, headers = { 'Content-Type': 'text/html' }, body = page } = answer
  response.writeHead(
    status,
    answer.isCut ? { ...headers, 'Content-Length': answer.length ?? 10_000 } : headers,
  )
  if (!answer.isCut) return response.end(body)
  response.write(body)
  setTimeout(() => response.destroy(), 20)
})
let base: string
let shop: ReturnType<typeof listen>
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const api = remoteApi(new URL(`http://127.0.0.1:${port}`), { trustedProxies: 0, rateLimit: 0 })
  const opened = Promise.withResolvers<number>()
  shop = listen(
    {
      fetch: createShop({ api, pages: async () => new Response('page') }).fetch,
      port: 0,
      listenAddress: null,
      trustedProxies: 0,
      awaits: () => false,
      upgrade: () => undefined,
    },
    opened.resolve,
  )
  base = `http://127.0.0.1:${await opened.promise}`
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  for (const one of [server, shop as typeof server]) {
    one.closeAllConnections()
    one.close()
  }
})

const get = (path: string) => fetch(base + path, { redirect: 'manual' })
const policyOf = async (path: string) => {
  const { headers } = await get(path)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  return headers.get('Content-Security-Policy')
}

test.each(['/media/a.svg', '/media/page.html', '/api/page'])(
  'what another server sends at %s runs nothing',
  async (path) => {
    answer = {}
    expect(await policyOf(path)).toMatch(/^default-src 'none';.*; sandbox$/)
  },
)

test('a call is answered in JSON, whatever it is called', async () => {
  answer = {}
  const { status, headers } = await get('/api/page')
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/json'])
  answer = { headers: { 'Content-Type': 'application/problem+json' }, body: '{}' }
  expect((await get('/api/x')).headers.get('Content-Type')).toBe('application/problem+json')
})

test('a document runs no script, and a PDF is shown as one', async () => {
  answer = {}
  for (const path of ['/shop/download-invoice/1', '/shop/payment-slip/1/download']) {
    const policy = await policyOf(path)
    expect(policy).toMatch(/^default-src 'none'.*; sandbox /)
    expect(policy).not.toMatch(/allow-(scripts|same-origin)/)
  }
  answer = { headers: { 'Content-Type': 'application/pdf' }, body: '%PDF' }
  expect(await policyOf('/shop/download-invoice/1')).toBeNull()
})

test('the way to a gateway may run scripts in an origin of its own, its end none in the shop’s', async () => {
  answer = {}
  const paying = await policyOf('/order/1/payment?gateway=x')
  expect(paying).toMatch(/^sandbox .*allow-forms.*allow-scripts/)
  for (const path of ['/order/1/payment/success', '/order/1/payment/cancel?error=x']) {
    const ended = await policyOf(path)
    expect(ended).toMatch(/^default-src 'none'/)
    // The storefront follows the window's address, which an origin of its own would hide.
    expect(ended).not.toMatch(/sandbox|script-src/)
  }
  expect(paying).not.toContain('allow-same-origin')
})

test('what the other server forbids its pages stays forbidden', async () => {
  answer = { headers: { 'Content-Type': 'text/html', 'Content-Security-Policy': "img-src 'none'" } }
  expect(await policyOf('/order/1/payment')).toMatch(/^img-src 'none', sandbox /)
})

test.each(['/media/a', '/order/1/payment', '/shop/download-invoice/1', '/api/x'])(
  'nothing that holds for the whole shop comes with %s',
  async (path) => {
    answer = {
      headers: {
        'Set-Cookie': 'locale=x',
        'Clear-Site-Data': '"storage"',
        'Strict-Transport-Security': 'max-age=1',
        'Service-Worker-Allowed': '/',
        'Content-Disposition': 'inline; filename="a"',
        ETag: '"1"',
        Refresh: '0;url=/',
        Link: '</evil.css>; rel=stylesheet',
      },
    }
    const { headers } = await get(path)
    expect(headers.get('Content-Disposition')).toBe('inline; filename="a"')
    expect(headers.get('ETag')).toBe('"1"')
    for (const name of [
      ...['Set-Cookie', 'Clear-Site-Data', 'Strict-Transport-Security'],
      ...['Service-Worker-Allowed', 'Refresh', 'Link'],
    ])
      expect(headers.get(name), name).toBeNull()
  },
)

test.each([
  ['https://gateway.example/pay', 'https://gateway.example/pay'],
  ['/order/1/payment/success', '/order/1/payment/success'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
])('a page that leads to %s leads to %s', async (location, passed) => {
  answer = { status: 302, headers: { Location: location }, body: '' }
  const { status, headers } = await get('/order/1/payment')
  expect([status, headers.get('Location')]).toEqual([302, passed])
})

test('a status that is none is a 502, and said once', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  answer = { status: 999, headers: {}, body: '{}' }
  for (const path of ['/api/a', '/order/1/payment', '/media/x'])
    expect((await get(path)).status, path).toBe(502)
  expect(said.mock.calls).toEqual([['The server at API_URL answers with the status %d', 999]])
})

test('a file that breaks off breaks off here', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  answer = { isCut: true, headers: { 'Content-Type': 'image/png' } }
  await expect((async () => (await get('/media/a')).arrayBuffer())()).rejects.toThrow()
})

test('a call whose answer breaks off failed: what ends without a word is sent again by browsers', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  for (const type of ['application/json', 'image/png', 'text/html']) {
    answer = { isCut: true, headers: { 'Content-Type': type } }
    expect((await get('/api/a')).status, type).toBe(502)
    expect((await get('/order/1/payment')).status, type).toBe(502)
  }
  expect(said.mock.calls.length).toBeLessThanOrEqual(1)
})

test('a long answer that breaks off breaks off here', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  answer = { isCut: true, headers: { 'Content-Type': 'application/json' }, length: 9e6, body: long }
  await expect((async () => (await get('/api/a')).arrayBuffer())()).rejects.toThrow()
})

test('a long answer comes whole, unpacked', async () => {
  answer = { headers: { 'Content-Type': 'application/json' }, body: long.repeat(3) }
  const whole = await get('/api/a')
  expect(whole.headers.get('Content-Encoding')).toBeNull()
  expect(await whole.text()).toBe(answer.body)
})

test.each([
  ['a port that calls may not go to', 'http://127.0.0.1:6000', /bad port/],
  ['a host that is nobody’s', 'http://shop.invalid', /ENOTFOUND|EAI_AGAIN/],
])('%s is told as the cause, once', async (_, address, cause) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const api = remoteApi(new URL(address), { trustedProxies: 0, rateLimit: 0 })
  for (let call = 0; call < 3; call += 1)
    await expect(api.fetch(new Request('http://shop.example/api/home'))).rejects.toThrow()
  expect(log).toHaveBeenCalledOnce()
  expect(format(...(log.mock.calls[0] ?? []))).toMatch(cause)
})

test.each([
  ['application/pdf; a=b, text/html', '/media/x'],
  ['application/pdf, text/html', '/shop/download-invoice/1'],
  ['application/pdf, text/html', '/order/1/payment/success'],
  ['image/png, text/html', '/api/x'],
  ['application/json, text/html', '/api/x'],
])('what is sent as %s is held by a policy at %s', async (type, path) => {
  answer = { headers: { 'Content-Type': type } }
  const { headers } = await get(path)
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  if (path.startsWith('/api/')) expect(headers.get('Content-Type')).toBe('application/json')
})

test('a file of a call is shown as what it is, by its bare type', async () => {
  answer = { headers: { 'Content-Type': 'Image/PNG' }, body: 'x' }
  expect((await get('/api/ticket-attachments/1')).headers.get('Content-Type')).toBe('image/png')
})
