import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPicture, isInside } from './fetch-picture.ts'

const answers: Record<string, RequestListener> = {
  '/picture': (_, response) => response.end('the picture'),
  '/away': (_, response) => response.writeHead(302, { Location: '/picture' }).end(),
  '/round': (_, response) => response.writeHead(302, { Location: '/round' }).end(),
  '/file': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/huge': (_, response) => {
    response.on('error', () => undefined)
    const piece = Buffer.alloc(1024 * 1024)
    const more = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  '/broken': (_, response) => response.destroy(),
  '/upgrade': ({ socket }) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n')
  },
}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetchInside = (path: string) => fetchPicture(`${origin}${path}`, { isInsideAllowed: true })
const fetchOutside = (address: string) => fetchPicture(address, { isInsideAllowed: false })

test('fetches what stands at an address, and where that leads', async () => {
  expect(String(await fetchInside('/picture'))).toBe('the picture')
  expect(String(await fetchInside('/away'))).toBe('the picture')
})

test.each([
  ['/none', 'is answered with 404'],
  ['/round', 'leads on more than 5 times'],
  ['/file', 'is no address that begins with http'],
  ['/huge', 'is larger than 25 MB'],
  ['/broken', 'cannot be fetched (ECONNRESET)'],
  ['/upgrade', 'is not answered'],
])('%s is refused', async (path, reason) => {
  await expect(fetchInside(path)).rejects.toThrow(reason)
})

test('this machine and its network are not asked unless that is allowed', async () => {
  const { port } = server.address() as AddressInfo
  for (const host of [
    '127.0.0.1',
    'localhost',
    '0.0.0.0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
  ])
    await expect(fetchOutside(`http://${host}:${port}/picture`), host).rejects.toThrow(
      /is an address of this machine|cannot be fetched/,
    )
  await expect(fetchOutside(`http://localhost:${port}/picture`)).rejects.toThrow('of this machine')
  await expect(fetchOutside('http://user:secret@shop.example/')).rejects.toThrow(
    'has a password in it',
  )
  await expect(fetchOutside('ftp://shop.example/')).rejects.toThrow('begins with http')
})

test.each([
  ...[
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '0.0.0.0',
  ],
  ...['255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:10.0.0.1', 'none'],
  ...['64:ff9b::a00:1', '2002:a00:1::'],
])('%s is inside', (address) => {
  expect(isInside(address)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is outside',
  (address) => {
    expect(isInside(address)).toBe(false)
  },
)
