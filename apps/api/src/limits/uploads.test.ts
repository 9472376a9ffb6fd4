import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApi } from '../app.ts'
import type { AppEnv } from '../deps.ts'
import { readForm } from '../http/form.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { serve } from '../testing/serve.ts'
import { uploadsInTurn } from './uploads.ts'

let api: TestApi
let served: Awaited<ReturnType<typeof serve>>
let port: number
let elapsed = 0
const asked: Socket[] = []
beforeAll(async () => {
  api = await openTestApi()
  const config = { ...api.deps.config, rateLimit: 1000 }
  const app = createApi({ ...api.deps, config, elapsed: () => elapsed })
  served = await serve(app.fetch)
  served.server.on('request', ({ socket }) => {
    asked.push(socket)
  })
  port = served.port
})
afterAll(async () => {
  served.close()
  await api.close()
})

/** Begins to send a form from an address of this machine; `body` is what comes of it. */
function begin(localAddress: string, body: string, length = body.length): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  const head = [
    'POST /api/shop/register HTTP/1.1',
    'Host: shop.test',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  return socket
}

const formOf = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n--x--\r\n`
const form = formOf('Sara')
const longForm = formOf('Sara'.padEnd(200_000, 'a'))

const statusOf = async (socket: Socket) => {
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  return /^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(parts).toString())?.[1]
}

test('who sends a form too slowly gives way to somebody else', async () => {
  const slow = Array.from({ length: 12 }, (_, n) =>
    begin(`127.0.1.${1 + (n % 4)}`, '--x', 9_000_000),
  )
  await expect.poll(() => asked.length).toBe(12)
  for (const socket of slow) socket.resume()
  const status = statusOf(begin('127.0.2.1', longForm))
  // Each is slow from when it was let in, which may be after it was asked for: time goes on meanwhile.
  const closed = () => {
    elapsed += 5000
    return slow.filter(({ destroyed }) => destroyed).length
  }
  await expect.poll(closed, { timeout: 20_000 }).toBe(1)
  expect(await status).toBe('422')
  expect(slow.filter(({ destroyed }) => destroyed)).toHaveLength(1)
  for (const socket of slow) socket.destroy()
})

test('who has had half a minute for all of theirs gives way, however fast it comes: who has most, first', async () => {
  const before = asked.length
  // Three of one address, and one each of nine.
  const long = Array.from({ length: 12 }, (_, n) =>
    begin(n < 9 ? `127.0.7.${n + 1}` : '127.0.8.1', '--x'.padEnd(1_000_000, ' '), 9_000_000),
  )
  const read = () => asked.slice(before).filter(({ bytesRead }) => bytesRead > 1_000_000).length
  await expect.poll(read).toBe(12)
  elapsed += 11_000
  const closed = Promise.race(long.slice(9).map((socket) => once(socket.resume(), 'close')))
  expect(await statusOf(begin('127.0.9.1', longForm))).toBe('422')
  await closed
  expect(long.map(({ destroyed }) => destroyed).lastIndexOf(true)).toBeGreaterThan(8)
  expect(long.filter(({ destroyed }) => destroyed)).toHaveLength(1)
  for (const socket of long) socket.destroy()
})

test('a form without pictures waits for nobody who sends some', async () => {
  const before = asked.length
  const many = Array.from({ length: 12 }, (_, n) =>
    begin(`127.0.5.${1 + (n % 4)}`, '--x', 9_000_000),
  )
  await expect.poll(() => asked.length).toBe(before + 12)
  expect(await statusOf(begin('127.0.6.1', form))).toBe('422')
  expect(many.filter(({ destroyed }) => destroyed)).toEqual([])
  for (const socket of many) socket.destroy()
})

test('who hangs up while waiting for room has not failed: the log has no word of it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const before = asked.length
  const many = Array.from({ length: 20 }, (_, n) => begin(`127.0.3.${1 + (n % 8)}`, '--x', 500_000))
  await expect.poll(() => asked.length).toBe(before + 20)
  for (const socket of many) socket.destroy()
  expect(await statusOf(begin('127.0.4.1', longForm))).toBe('422')
  expect(log.mock.calls).toEqual([])
  log.mockRestore()
})

test('who has sent all of a form keeps their place, however long it takes then', async () => {
  const config = { ...api.deps.config, rateLimit: 1000 }
  const deps = { ...api.deps, config, elapsed: () => elapsed }
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  let read = 0
  const app = new Hono<AppEnv>()
  app.use((c, next) => {
    c.set('deps', deps)
    return next()
  }, uploadsInTurn(deps))
  app.post('/api/shop/register', async (c) => {
    await readForm(c, c.req.header('Content-Type') ?? '')
    read += 1
    await isOver
    return c.text('drawn')
  })
  const other = await serve(app.fetch)
  port = other.port
  const whole = Array.from({ length: 12 }, (_, n) => begin(`127.0.9.${n + 1}`, longForm))
  await expect.poll(() => read).toBe(12)
  elapsed += 31_000
  const arrives = once(other.server, 'request')
  const late = begin('127.0.9.20', longForm)
  await arrives
  end()
  for (const socket of [...whole, late]) expect(await statusOf(socket)).toBe('200')
  other.close()
})
