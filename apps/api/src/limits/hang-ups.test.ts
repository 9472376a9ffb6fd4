import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contactMessages } from '../content/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { serve } from '../testing/serve.ts'
import { rateLimits } from './tables.ts'

let api: TestApi
let served: Awaited<ReturnType<typeof serve>>
let port: number
beforeAll(async () => {
  api = await openTestApi()
  served = await serve(api.app.fetch)
  port = served.port
})
afterAll(async () => {
  served.close()
  await api.close()
})

/** Sends a whole message to the shop and is gone before anybody can answer. */
async function writeAndHangUp(n: number) {
  const body = JSON.stringify({ name: 'Sara', subject: `No. ${n}`, message: 'Hello' })
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  const head = [
    'POST /api/support HTTP/1.1',
    'Host: shop.test',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.resetAndDestroy())
  await once(socket, 'close')
}

test('whoever hangs up while writing is no failure of the server', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  let answered = 0
  served.server.on('request', (_, response) => {
    response.on('close', () => {
      answered += 1
    })
  })
  for (let n = 0; n < 5; n++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const head = 'POST /api/login HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json'
    socket.write(`${head}\r\nContent-Length: 99\r\n\r\n{`, () => socket.end())
    await once(socket.resume(), 'close')
  }
  await expect.poll(() => answered).toBe(5)
  // Whatever is said about them has been said when a later one is answered.
  await fetch(`http://127.0.0.1:${port}/api/contact`)
  expect(log.mock.calls).toEqual([])
  log.mockRestore()
})

test('an address that hangs up at once is counted like any other', async () => {
  let open = 0
  let closed = 0
  served.server.on('request', (_, response) => {
    open += 1
    response.on('close', () => {
      closed += 1
    })
  })
  for (let n = 0; n < 40; n++) await writeAndHangUp(n)
  // One that stays for its answer: those before it have been taken.
  await fetch(`http://127.0.0.1:${port}/api/contact`)
  await expect.poll(() => open - closed).toBe(0)
  const counted = async () =>
    (await api.db.select().from(rateLimits)).map(({ key, hits }) => [key, hits])
  await expect.poll(counted).toEqual([['contact:127.0.0.1', open - 1]])
  expect(open).toBeGreaterThan(6)
  await expect.poll(() => api.db.$count(contactMessages)).toBe(5)
})
