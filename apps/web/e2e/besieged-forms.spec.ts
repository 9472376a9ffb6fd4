/** A shop with its limits on: who holds places, or makes others wait, pays for it alone. */
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort, start, stop } from './program.ts'
import { expect, test } from './shopper.ts'

let dataDir: string
let port: number
let shop: ChildProcess
test.beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-forms-'))
  port = await freePort()
  shop = await start('server/start.ts', /http:/, { PORT: String(port), DATA_DIR: dataDir })
})
test.afterAll(async () => {
  await stop(shop)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Asks from another address of this machine. */
const ask = (localAddress: string, target: string, type: string, body: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const headers = { 'Content-Type': type }
  const sent = request({
    port,
    host: '127.0.0.1',
    path: target,
    method: 'POST',
    localAddress,
    headers,
  })
  sent.once('response', (answer) => resolve(answer.resume().statusCode ?? 0))
  sent.once('error', reject)
  sent.end(body)
  return promise
}

const multipart = 'multipart/form-data; boundary=x'
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const form = `${part('name', 'Sara')}--x--\r\n`
/** Longer than any text: it waits for room, as pictures do. */
const largeForm = `${part('name', 'Sara')}${part('note', 'x'.repeat(200_000))}--x--\r\n`

/** A form of 9 MB of which nothing comes after its first letters. */
function hold(localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => undefined)
  const head = ['POST /api/shop/register HTTP/1.1', 'Host: localhost', `Content-Type: ${multipart}`]
  socket.write(`${[...head, 'Content-Length: 9000000'].join('\r\n')}\r\n\r\n--x`)
  return socket
}

test('forms that never come shut nobody out', async () => {
  const slow = Array.from({ length: 12 }, (_, n) => hold(`127.0.1.${1 + (n % 4)}`))
  // One without pictures waits for nobody's.
  expect(await ask('127.0.2.1', '/api/shop/register', multipart, form)).toBe(422)
  // One with pictures waits for the grace that a slow line has, where these came first, and no longer.
  const begunAt = performance.now()
  expect(await ask('127.0.2.1', '/api/shop/register', multipart, largeForm)).toBe(422)
  expect(performance.now() - begunAt).toBeLessThan(15_000)
  for (const socket of slow) socket.destroy()
})

test('fifty wrong passwords from one address make nobody else wait', async () => {
  const json = 'application/json'
  const login = (address: string) =>
    ask(
      address,
      '/api/login',
      json,
      JSON.stringify({ phone: 'nobody@shop.example', password: 'x' }),
    )
  const flood = Array.from({ length: 50 }, () => login('127.0.3.1'))
  const order: string[] = []
  const other = login('127.0.4.1').then((status) => {
    order.push('other')
    return status
  })
  const answers = flood.map(async (answer) => {
    const status = await answer
    if (status === 400) order.push('flood')
    return status
  })
  expect(await other).toBe(400)
  const statuses = await Promise.all(answers)
  // Of one address ten wait at most, and the other one's turn comes after the next of them.
  expect(order.indexOf('other')).toBeLessThan(8)
  for (const status of statuses) expect([400, 429, 503]).toContain(status)
})

test('wrong passwords from thirty addresses wait apart from what everybody else asks', async () => {
  let judged = 0
  const flood = Array.from({ length: 30 }, async (_, n) => {
    const body = JSON.stringify({ phone: `nobody-${n}@shop.example`, password: 'x' })
    const status = await ask(`127.0.5.${n + 1}`, '/api/login', 'application/json', body)
    judged += 1
    return status
  })
  await expect.poll(() => judged).toBeGreaterThan(0)
  const before = judged
  const products = await fetch(
    `http://127.0.0.1:${port}/api/products?page=1&per_page=12&search=lamp`,
  )
  expect(products.status).toBe(200)
  expect(judged - before).toBeLessThan(8)
  for (const status of await Promise.all(flood)) expect([400, 503]).toContain(status)
})
