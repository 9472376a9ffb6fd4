import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createHosted, signedPath } from './hosted.ts'

const received: { url: URL; body: string }[] = []
let status = 200
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  received.push({ url: new URL(request.url ?? '', 'http://service'), body })
  response.writeHead(status, { Location: '/elsewhere' }).end('{}')
})
let host = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
afterEach(() => {
  received.length = 0
  status = 200
})

const config = { appId: '3', key: 'the-key', secret: 'the-secret', cluster: 'eu' }

test('an event is signed as the service checks it', async () => {
  await createHosted({ ...config, host }).publish('chat_user_1', 'send-message-to-user', {})
  const [{ url, body } = { url: new URL('http://x'), body: '' }] = received
  expect(JSON.parse(body)).toEqual({
    name: 'send-message-to-user',
    channels: ['chat_user_1'],
    data: '{}',
  })
  const query = Object.fromEntries(url.searchParams)
  expect(query.body_md5).toBe(createHash('md5').update(body).digest('hex'))
  expect(Math.abs(Number(query.auth_timestamp) - Date.now() / 1000)).toBeLessThan(60)
  const { auth_signature, ...signed } = query
  const text = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]}`)
    .join('&')
  const expected = createHmac('sha256', 'the-secret')
    .update(`POST\n/apps/3/events\n${text}`)
    .digest('hex')
  expect(auth_signature).toBe(expected)
})

test('the example of the service’s documentation comes out the same', () => {
  const example = { appId: '3', key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' }
  const body = '{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}'
  expect(signedPath(example, body, new Date(1_353_088_179_000))).toContain(
    'auth_signature=da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
  )
})

test('a service leads nowhere else', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  status = 307
  await createHosted({ ...config, host }).publish('chat_user_1', 'event', {})
  expect(received.map(({ url }) => url.pathname)).toEqual(['/apps/3/events'])
  log.mockRestore()
})

test('a service that refuses, or is away, stops nobody', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  status = 401
  await createHosted({ ...config, host }).publish('chat_user_1', 'event', {})
  await createHosted({ ...config, host: 'http://127.0.0.1:1' }).publish('chat_user_1', 'event', {})
  expect(log).toHaveBeenCalledTimes(2)
  expect(log.mock.calls.flat().join()).not.toContain('the-secret')
  log.mockRestore()
})

test('settings say where a browser listens: at the cluster, or at the own host', () => {
  expect(createHosted({ ...config, host: null }).settings('https://shop.test')).toEqual({
    pusher_app_key: 'the-key',
    pusher_app_cluster: 'eu',
    pusher_host: null,
    pusher_port: null,
    pusher_scheme: null,
  })
  expect(createHosted({ ...config, host: 'ws.shop.test' }).settings('')).toMatchObject({
    pusher_host: 'ws.shop.test',
    pusher_port: 443,
    pusher_scheme: 'https',
  })
  expect(createHosted({ ...config, host: 'http://ws.test:6001' }).settings('')).toMatchObject({
    pusher_host: 'ws.test',
    pusher_port: 6001,
    pusher_scheme: 'http',
  })
})
