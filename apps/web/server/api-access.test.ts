import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { remoteApi } from './api-access.ts'

const carried = `device=${'a'.repeat(22)}`
const device = `${carried}; Max-Age=34560000; Path=/api; HttpOnly; SameSite=Lax`
let heard: IncomingHttpHeaders
let sent: string
const server = createServer(async (request, response) => {
  heard = request.headers
  sent = ''
  for await (const part of request) sent += part
  response.setHeader('Set-Cookie', [
    'session=1',
    `${carried}; Path=/; Domain=test`,
    `device=${'x'.repeat(3900)}; Path=/`,
    'device=1',
  ])
  response.setHeader('Connection', 'X-Own, keep-alive')
  response.setHeader('X-Own', '1')
  response.setHeader('Retry-After', '7')
  if (request.url?.startsWith('/api/moved') || request.url === '/order/1/payment')
    response.writeHead(302, { Location: '/login' })
  response.end('{}')
})
let base: URL
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  base = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const socket = new Socket()
const open = (trustedProxies: number, rateLimit = 0) =>
  remoteApi(base, { trustedProxies, rateLimit })
const requestOf = (headers: Record<string, string> = {}) =>
  new Request('http://shop.test/api/countries', { headers })

const claims = {
  'X-Forwarded-For': '192.0.2.66, 192.0.2.1',
  'X-Real-IP': '192.0.2.66',
  Forwarded: 'for=192.0.2.66',
  'CF-Connecting-IP': '192.0.2.66',
  'X-Forwarded-Host': 'evil.example',
  X_Forwarded_For: '192.0.2.66',
  'Client-IP': '192.0.2.66',
  'X-Original-URL': '/admin',
  'X-HTTP-Method-Override': 'DELETE',
}

test('the other server is told the address of the connection, whatever the client claims', async () => {
  const caller = { forwarded: claims['X-Forwarded-For'], remote: '::ffff:198.51.100.7' }
  await open(0).forward(requestOf(claims), caller, socket)
  expect(heard['x-forwarded-for']).toBe('198.51.100.7')
  for (const name of Object.keys(claims))
    if (name !== 'X-Forwarded-For') expect(heard[name.toLowerCase()], name).toBeUndefined()
})

test('a method that cannot be sent on is refused, and no fault of the other server', async () => {
  const log = vi.spyOn(console, 'error')
  const trace = Object.defineProperty(requestOf(), 'method', { value: 'TRACE' })
  const caller = { forwarded: undefined, remote: '198.51.100.7' }
  expect((await open(0).forward(trace, caller, socket)).status).toBe(405)
  expect(log).not.toHaveBeenCalled()
  log.mockRestore()
})

test('behind a proxy it is told what the proxy saw, and which host it stands for', async () => {
  const caller = { forwarded: claims['X-Forwarded-For'], remote: '198.51.100.7' }
  const outside = { ...claims, 'X-Forwarded-Host': 'shop.example' }
  await open(1).forward(requestOf(outside), caller, socket)
  expect(heard['x-forwarded-for']).toBe('192.0.2.1')
  expect(heard['x-forwarded-host']).toBe('shop.example')
  expect(heard['x-real-ip']).toBeUndefined()
})

test('the storefront’s own calls name the shopper whom it renders for, if any', async () => {
  await open(1).fetch(requestOf())
  expect(heard['x-forwarded-for']).toBeUndefined()
  const caller = { forwarded: '192.0.2.66, 192.0.2.1', remote: '198.51.100.7' }
  await open(1).fetch(requestOf(), caller)
  expect(heard['x-forwarded-for']).toBe('192.0.2.1')
})

const caller = { forwarded: undefined, remote: '198.51.100.7' }

test('of the calls only the cookie that tells a browser apart goes and comes; the server’s own pages know the language', async () => {
  const cookies = { Cookie: 'locale=ar; session=1' }
  const answer = await open(0).forward(requestOf(cookies), caller, socket)
  expect(heard.cookie).toBeUndefined()
  expect(answer.headers.getSetCookie()).toEqual([device])
  await open(0).forward(
    requestOf({ Cookie: `locale=ar; ${carried}; x=1; device=1` }),
    caller,
    socket,
  )
  expect(heard.cookie).toBe(carried)
  const page = new Request('http://shop.test/order/1/payment', { headers: cookies })
  const shown = await open(0).forward(page, caller, socket)
  expect(heard.cookie).toBe('locale=ar; session=1')
  expect(shown.headers.getSetCookie()).toEqual([])
})

test('a call that is redirected has failed; the server’s own pages may lead elsewhere', async () => {
  const ask = (path: string) =>
    open(0).forward(
      new Request(`http://shop.test${path}`),
      { forwarded: undefined, remote: '198.51.100.7' },
      socket,
    )
  await expect(ask('/api/moved')).rejects.toThrow('/api/moved was redirected')
  expect((await ask('/order/1/payment')).headers.get('Location')).toBe('/login')
})

test('a body keeps its length', async () => {
  const body = JSON.stringify({ name: 'Åse' })
  const length = String(Buffer.byteLength(body))
  const request = new Request('http://shop.test/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': length },
    body: new Blob([body]).stream(),
    duplex: 'half',
  } as RequestInit)
  await open(0).forward(request, caller, socket)
  expect(heard['content-length']).toBe(length)
  expect(heard['transfer-encoding']).toBeUndefined()
  expect(sent).toBe(body)
  await open(0).forward(
    new Request('http://shop.test/api/logout', { method: 'POST' }),
    caller,
    socket,
  )
  expect(heard['content-length']).toBe('0')
})

test('a server that hangs is given up, one that has begun to answer is not', async () => {
  const hanging = createServer((request, response) => {
    if (request.url === '/media/film.mp4') response.write('begun')
  })
  await once(hanging.listen(0, '127.0.0.1'), 'listening')
  const { port } = hanging.address() as AddressInfo
  const remote = remoteApi(new URL(`http://127.0.0.1:${port}`), { trustedProxies: 0, rateLimit: 0 })
  const film = await remote.forward(new Request('http://shop.test/media/film.mp4'), caller, socket)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const away = expect(remote.forward(requestOf(), caller, socket)).rejects.toThrow()
  vi.advanceTimersByTime(20_000)
  vi.useRealTimers()
  await away
  const { value } = (await film.body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toBe('begun')
  hanging.closeAllConnections()
  hanging.close()
})

test('what is meant for one hop ends here, both ways', async () => {
  const answer = await open(0).forward(
    requestOf({
      Connection: 'X-Secret-Hop, close, ;bad',
      'X-Secret-Hop': '1',
      'Proxy-Authorization': 'Basic x',
      TE: 'trailers',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'x',
      'Keep-Alive': 'timeout=5',
      Accept: 'application/json',
    }),
    { forwarded: undefined, remote: '198.51.100.7' },
    socket,
  )
  for (const name of ['x-secret-hop', 'proxy-authorization', 'te', 'upgrade', 'http2-settings'])
    expect(heard[name], name).toBeUndefined()
  expect(heard.accept).toBe('application/json')
  expect(answer.headers.get('X-Own')).toBeNull()
  expect(answer.headers.get('Retry-After')).toBe('7')
})

test('pages are counted by address in front of another server too', () => {
  const { admit } = open(0, 2)
  const by = (remote: string) => admit({ forwarded: '192.0.2.66', remote })
  expect([by('192.0.2.1'), by('192.0.2.1'), by('192.0.2.2')]).toEqual([0, 0, 0])
  expect(by('192.0.2.1')).toBeGreaterThan(0)
})

test('a language that no page was made in is asked for in the name of whoever asks, and not kept', async () => {
  const api = open(0)
  const ask = (locale: string) =>
    api.forward(new Request(`http://shop.test/api/lang/${locale}`), caller, socket)
  await ask('en')
  expect(heard['x-forwarded-for']).toBeUndefined()
  await ask('xx')
  expect(heard['x-forwarded-for']).toBe('198.51.100.7')
  await api.fetch(new Request('http://shop.test/api/lang/fr'))
  heard = {}
  await ask('fr')
  expect(heard).toEqual({})
})
