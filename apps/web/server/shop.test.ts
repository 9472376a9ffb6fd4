import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createRates, listen } from '@shop/api'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Caller, ServedApi } from './api-access.ts'
import { createShop } from './shop.ts'

const rateLimit = 30
const page = `<!doctype html><title>Page</title>${'<p>text</p>'.repeat(200)}`

let server: Server
let port: number
let assets: string
let callers: Caller[]
let upgraded: string[]

const openShop = async (publicUrl: string | null, earlier: string[] = []) => {
  const rates = createRates({ max: rateLimit, elapsed: () => performance.now() })
  const api: ServedApi = {
    origin: null,
    onChange: () => undefined,
    fetch: async () => Response.json({ data: {} }),
    forward: async (_, caller) => {
      callers.push(caller)
      return Response.json({ data: {} })
    },
    admit: (caller) => {
      callers.push(caller)
      return rates.hitFrom(caller.remote ?? 'unknown')
    },
  }
  const pages = async () =>
    new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  const shop = createShop({ api, pages, assets, earlier, publicUrl })
  const opened = Promise.withResolvers<number>()
  server = listen(
    {
      fetch: shop.fetch,
      port: 0,
      listenAddress: null,
      trustedProxies: 0,
      awaits: ({ url, headers }) => headers.upgrade === 'websocket' && url === '/app/shop',
      upgrade: ({ url = '' }, socket) => {
        upgraded.push(url)
        socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n')
      },
    },
    opened.resolve,
  )
  port = await opened.promise
}
const closeShop = () => {
  server.closeAllConnections()
  server.close()
}

beforeEach(async () => {
  assets = mkdtempSync(path.join(tmpdir(), 'shop-assets-'))
  mkdirSync(path.join(assets, 'build'))
  writeFileSync(path.join(assets, 'build', 'app.js'), 'export const app = 1\n'.repeat(200))
  callers = []
  upgraded = []
  await openShop(null)
})
afterEach(() => {
  closeShop()
  rmSync(assets, { recursive: true })
})

/** Asks without a client's own additions. */
async function get(target: string, headers: Record<string, string> = {}) {
  const sent = ask({ port, host: '127.0.0.1', path: target, headers }).end()
  const [answer] = await once(sent, 'response')
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }
}

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** What comes back for a request that is written by hand. */
async function say(...lines: string[]): Promise<string> {
  const socket = await open()
  let heard = ''
  socket.on('data', (part) => {
    heard += part
  })
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return heard
}

test('a page of an earlier build goes on finding its parts', async () => {
  closeShop()
  const earlier = path.join(assets, 'earlier', '1')
  mkdirSync(path.join(earlier, 'build'), { recursive: true })
  writeFileSync(path.join(earlier, 'build', 'dialog-old.js'), 'export const dialog = 1\n')
  await openShop(null, [earlier])
  expect((await get('/build/app.js')).status).toBe(200)
  const { status, headers } = await get('/build/dialog-old.js')
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  expect((await get('/build/dialog-never.js')).status).toBe(404)
})

test('pages past an address’s limit are refused with a short page that says when to come back', async () => {
  for (let n = 0; n < rateLimit; n++) expect((await get(`/products?page=${n}`)).status).toBe(200)
  const headers = { 'Accept-Language': 'ar', 'Accept-Encoding': 'br' }
  for (const target of ['/', '/products/1/details.data', '/manifest.webmanifest', '/order/x']) {
    const refused = await get(target, headers)
    expect(refused.status, target).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['cache-control']).toContain('no-store')
    expect(refused.headers['content-encoding']).toBeUndefined()
    expect(refused.body.length).toBeLessThan(2000)
    expect(String(refused.body)).toContain('dir="rtl"')
  }
  // Files cost nothing, and /api counts for itself.
  expect((await get('/build/app.js')).status).toBe(200)
  expect((await get('/api/countries')).status).toBe(200)
  expect((await get('/media/x.webp')).status).toBe(200)
})

test.each(['/api/login', '/products'])(
  'who hangs up at once while asking for %s is known',
  async (target) => {
    for (let n = 0; n < 40; n++) {
      const socket = await open()
      socket.write(`GET ${target} HTTP/1.1\r\nHost: shop.test\r\n\r\n`, () =>
        socket.resetAndDestroy(),
      )
      await once(socket, 'close')
    }
    // One that stays for its answer: those before it have been taken.
    await get(target)
    expect(callers.length).toBeGreaterThan(6)
    expect(new Set(callers.map(({ remote }) => remote))).toEqual(new Set(['127.0.0.1']))
  },
)

test('who resets a connection before it is taken asks for nothing', async () => {
  const flood = `
    for (let n = 0; n < 200; n++) {
      const socket = net.connect(${port}, '127.0.0.1', () => {
        socket.write('GET /products HTTP/1.1\\r\\nHost: shop.test\\r\\n\\r\\n')
        socket.resetAndDestroy()
      }).on('error', () => undefined)
    }`
  const child = spawn(process.execPath, ['-e', flood], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  // The server is busy meanwhile, so it takes the connections late.
  const until = performance.now() + 1500
  while (performance.now() < until);
  expect((await ended)[0]).toBe(0)
  await get('/products')
  expect(callers.map(({ remote }) => remote)).not.toContain(undefined)
})

test.each([
  ['h2c', '/products'],
  ['websocket', '/products'],
  ['h2c', '/app/shop'],
  ['TLS/1.0, HTTP/2.0', '/build/app.js'],
])('who offers to speak %s at %s is answered as if they had not', async (protocol, target) => {
  const heard = await say(
    `GET ${target} HTTP/1.1`,
    'Host: shop.test',
    'Connection: Upgrade, HTTP2-Settings, close',
    `Upgrade: ${protocol}`,
    'HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA',
  )
  expect(heard).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(heard).toContain(target.endsWith('.js') ? 'export const app' : '<title>Page</title>')
  expect(upgraded).toEqual([])
})

test('a WebSocket that is awaited is opened', async () => {
  const heard = await say(
    'GET /app/shop HTTP/1.1',
    'Host: shop.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
  )
  expect(heard).toContain('101')
  expect(upgraded).toEqual(['/app/shop'])
})

test.each([
  ['br;q=0', undefined],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['br;q=1.0, gzip;q=0.9', 'br'],
  ['*;q=0', undefined],
])('pages and files are packed as %s wants', async (accepted, encoding) => {
  for (const target of ['/products', '/build/app.js']) {
    const { headers } = await get(target, { 'Accept-Encoding': accepted })
    expect(headers['content-encoding'], target).toBe(encoding)
    expect(headers.vary).toContain('Accept-Encoding')
  }
})

test('what is served here is of the type that it says and runs nothing; another server’s pages keep theirs', async () => {
  for (const target of ['/build/app.js', '/build/none.js', '/robots.txt'])
    expect((await get(target)).headers, target).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  for (const target of ['/order/x', '/api/countries', '/media/x.webp'])
    expect((await get(target)).headers, target).not.toHaveProperty('content-security-policy')
})

const served = ['/', '/products/', '/build/app.js', '/build/gone.js', '/api/shops', '/robots.txt']
test('a shop that is served by https is never asked for by http again, whatever of it was asked for', async () => {
  closeShop()
  await openShop('https://shop.example')
  for (const path of served)
    expect((await get(path)).headers['strict-transport-security'], path).toBe('max-age=31536000')
})
test('a shop that is served by http promises nothing for its host', async () => {
  for (const path of served)
    expect((await get(path)).headers, path).not.toHaveProperty('strict-transport-security')
})

test('a part of a file stays a part of that file', async () => {
  const { status, headers, body } = await get('/build/app.js', {
    'Accept-Encoding': 'gzip;q=1.0',
    Range: 'bytes=0-1999',
  })
  expect(status).toBe(206)
  expect(headers['content-encoding']).toBeUndefined()
  expect(body).toHaveLength(2000)
})
