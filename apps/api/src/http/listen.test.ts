import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApi } from '../app.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { serve } from '../testing/serve.ts'

let api: TestApi
let served: Awaited<ReturnType<typeof serve>>
let port: number
beforeAll(async () => {
  api = await openTestApi()
  const app = createApi(api.deps)
  served = await serve(app.fetch)
  port = served.port
})
afterAll(async () => {
  served.close()
  await api.close()
})

const begin = () => connect(port, '127.0.0.1').on('error', () => undefined)

/** All that comes until the connection ends. */
async function readAll(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (part) => {
    answer += String(part)
  })
  await new Promise((done) => socket.once('close', done))
  return answer
}

/** Sends a login in chunks of so many bytes; what comes back until the connection ends. */
async function logInBy(size: number, length: number): Promise<string> {
  const socket = begin()
  const head = [
    'POST /api/login HTTP/1.1',
    'Host: shop.test',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const login = JSON.stringify({ phone: 'nobody@shop.test', password: 'x' })
  const body = login.replace('{', `{${' '.repeat(Math.max(0, length - login.length))}`)
  const chunk = (from: number) => {
    const text = body.slice(from, from + size)
    return `${text.length.toString(16)}\r\n${text}\r\n`
  }
  const starts = Array.from({ length: Math.ceil(body.length / size) }, (_, n) => n * size)
  socket.write(`${starts.map(chunk).join('')}0\r\n\r\n`)
  return readAll(socket)
}

test('many connections are taken in a few rounds of the event loop', async () => {
  const most = 96
  let taken = 0
  served.server.on('connection', () => {
    taken += 1
  })
  const sockets = Array.from({ length: most }, begin)
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const before = taken
  let rounds = 0
  for (; taken < most; rounds++) await setImmediate()
  for (const socket of sockets) socket.destroy()
  expect(rounds).toBeLessThan((most - before) / 4)
})

test('a body in crumbs cuts its connection, however short it is', async () => {
  expect(await logInBy(1, 20_000)).toBe('')
  expect(await logInBy(20, 120_000)).toBe('')
})

test('short pieces are kept together: none is an object of its own until all have come', async () => {
  const arrived = once(served.server, 'request')
  const socket = begin()
  socket.write('POST /api/login HTTP/1.1\r\nHost: shop.test\r\nTransfer-Encoding: chunked\r\n\r\n')
  const [request] = (await arrived) as [IncomingMessage]
  const push = vi.spyOn(Readable.prototype, 'push')
  socket.write('1\r\nA\r\n'.repeat(900))
  await expect.poll(() => request.socket.bytesRead).toBeGreaterThan(5400)
  expect(push.mock.contexts.filter((one) => one === request)).toEqual([])
  push.mockRestore()
  socket.destroy()
})

test('a short body may come letter by letter, a long one in pieces', async () => {
  expect(await logInBy(1, 0)).toMatch(/^HTTP\/1\.1 400 /)
  expect(await logInBy(100, 120_000)).toMatch(/^HTTP\/1\.1 400 /)
})

test('requests that come together are answered one after the other, too many of them not at all', async () => {
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: shop.test\r\n${more}\r\n`
  const some = begin()
  some.write(
    `${ask('/api/master')}${ask('/api/countries')}${ask('/api/nothing', 'Connection: close\r\n')}`,
  )
  expect((await readAll(some)).match(/HTTP\/1\.1 \d{3}/g)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 404',
  ])
  const many = begin()
  many.write(ask('/api/master').repeat(50))
  expect((await readAll(many)).match(/HTTP\/1\.1 200/g) ?? []).toHaveLength(0)
})

test('of one address no more bodies come at once than somebody needs', async () => {
  const config = { ...api.deps.config, rateLimit: 1000 }
  const limited = await serve(createApi({ ...api.deps, config }).fetch)
  const half =
    'POST /api/login HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":'
  const open = () => connect(limited.port, '127.0.0.1').on('error', () => undefined)
  const many = Array.from({ length: 200 }, () => {
    const socket = open()
    socket.write(`${half}\r\n`)
    return socket
  })
  let arrived = 0
  limited.server.on('request', () => {
    arrived += 1
  })
  await expect.poll(() => arrived).toBe(200)
  const refused = open()
  refused.write(`${half}\r\n`)
  expect(await readAll(refused)).toMatch(/^HTTP\/1\.1 429 /)
  for (const socket of many) socket.destroy()
  await expect
    .poll(
      async () =>
        (await fetch(`http://127.0.0.1:${limited.port}/api/login`, { method: 'POST', body: '{}' }))
          .status,
    )
    .toBe(422)
  limited.close()
})

test.each([
  ['ends', 0, 'close'],
  ['stays, where it is a proxy’s,', 1, 'keep-alive'],
])('the connection of who is past their limits %s', async (_, trustedProxies, connection) => {
  const { port: own, close } = await serve(
    (request) => new Response(null, { status: request.url.endsWith('/many') ? 429 : 204 }),
    { trustedProxies },
  )
  const headerOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${own}${path}`)).headers.get('connection')
  expect(await headerOf('/few')).toBe('keep-alive')
  expect(await headerOf('/many')).toBe(connection)
  close()
})
