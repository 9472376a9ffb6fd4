import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AppEnv } from '../deps.ts'
import { bodyLimit } from './body-limit.ts'

const maxSize = 1000
const app = new Hono<AppEnv>()
app.use(
  bodyLimit(
    () => maxSize,
    (c) => c.text('too long', 413),
  ),
)
app.post('/read', async (c) => c.text(String((await c.req.text()).length)))
app.post('/unread', (c) => c.text('no', 401))
app.get('/next', (c) => c.text('next'))

let server: Server
let port: number
beforeAll(async () => {
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => server.close())

const declared = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(length)}`
const chunked = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n${'x'.repeat(length)}\r\n0\r\n\r\n`

/** The status lines of a request, and of one that its connection is asked after it. */
async function statusesOf(request: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1')
  socket.write(request)
  let text = ''
  let isAskedAgain = false
  for await (const bytes of socket) {
    text += bytes
    if (!isAskedAgain) socket.write('GET /next HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    isAskedAgain = true
  }
  return text.match(/HTTP\/1\.1 \d+/g) ?? []
}

const large = 400_000
test.each([
  ['is too long', declared('/read', large), 413],
  ['is too long, and does not say so', chunked('/read', large), 413],
  ['nobody reads', declared('/unread', maxSize), 401],
  ['is as long as it may be', declared('/read', maxSize), 200],
  ['is as long as it may be, in chunks', chunked('/read', maxSize), 200],
])('a body that %s leaves its connection to the next request', async (_, request, status) => {
  expect(await statusesOf(request)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 200'])
})
