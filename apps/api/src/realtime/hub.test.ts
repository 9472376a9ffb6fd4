import { once } from 'node:events'
import { connect } from 'node:net'
import PusherNamespace from 'pusher-js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type OpenHub, openHub } from './testing.ts'

let open: OpenHub
const sockets: WebSocket[] = []
beforeEach(async () => {
  open = await openHub({ perAddress: 50 })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await open.close()
})

interface Frame {
  readonly event: string
  readonly channel?: string
  readonly data: unknown
}

/** A bare socket, and what it was sent. */
const connectTo = (path = '/app/shop?protocol=7', headers: Record<string, string> = {}) => {
  const socket = new WebSocket(`ws://127.0.0.1:${open.port}${path}`, { headers })
  sockets.push(socket)
  socket.on('error', () => undefined)
  const frames: Frame[] = []
  socket.on('message', (data) => {
    const { data: inner, ...frame } = JSON.parse(String(data))
    frames.push({ ...frame, data: JSON.parse(inner) })
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  const say = (event: string, data: unknown = {}) => socket.send(JSON.stringify({ event, data }))
  return { socket, frames, closed, say }
}

const greeted = async (...more: Parameters<typeof connectTo>) => {
  const client = connectTo(...more)
  await expect.poll(() => client.frames.length).toBe(1)
  return client
}

describe('the protocol', () => {
  test('greets, confirms, tells those who listen and nobody else, and stops when asked to', async () => {
    const one = await greeted()
    const other = await greeted()
    expect(one.frames[0]).toMatchObject({
      event: 'pusher:connection_established',
      data: { socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 },
    })
    one.say('pusher:subscribe', { channel: 'chat_user_1' })
    // pusher-js sends data as it is; other clients as its text.
    other.say('pusher:subscribe', JSON.stringify({ channel: 'chat_user_2' }))
    await expect.poll(() => [one.frames.length, other.frames.length]).toEqual([2, 2])
    expect(one.frames[1]).toEqual({
      event: 'pusher_internal:subscription_succeeded',
      channel: 'chat_user_1',
      data: {},
    })
    await open.hub.publish('chat_user_1', 'send-message-to-user', {})
    await expect.poll(() => one.frames.length).toBe(3)
    expect(one.frames[2]).toEqual({
      event: 'send-message-to-user',
      channel: 'chat_user_1',
      data: {},
    })
    one.say('pusher:unsubscribe', { channel: 'chat_user_1' })
    one.say('pusher:ping')
    await expect.poll(() => one.frames.at(-1)?.event).toBe('pusher:pong')
    await open.hub.publish('chat_user_1', 'send-message-to-user', {})
    one.say('pusher:ping')
    await expect.poll(() => one.frames.length).toBe(5)
    expect(other.frames).toHaveLength(2)
    expect(open.hub.count()).toEqual({ connections: 2, channels: 1 })
  })

  test.each([
    ['/app/other?protocol=7', 4001],
    ['/app/shop?protocol=99', 4007],
  ])('%s is closed with %d', async (path, code) => {
    const client = connectTo(path)
    expect(await client.closed).toBe(code)
    expect(client.frames).toMatchObject([{ event: 'pusher:error', data: { code } }])
  })

  test.each(['/app/other?protocol=7', '/app/shop?protocol=99'])(
    '%s is not kept open for whoever never hangs up',
    async (path) => {
      // A peer that reads the answer and neither closes nor says a word.
      const socket = connect({ port: open.port, host: '127.0.0.1', allowHalfOpen: true })
      const closed = once(socket, 'end')
      let heard = ''
      socket.on('data', (part) => {
        heard += part
      })
      const lines = [
        ...[`GET ${path} HTTP/1.1`, 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade'],
        ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', '', ''],
      ]
      socket.write(lines.join('\r\n'))
      await closed
      expect(heard).toContain('pusher:error')
      await expect.poll(() => open.sockets()).toBe(0)
      socket.destroy()
    },
    10_000,
  )

  test('a path that is not the hub’s is left to others', async () => {
    const client = connectTo('/somewhere')
    expect(await client.closed).toBe(1006)
  })

  test('a channel that needs a proof is refused', async () => {
    const client = await greeted()
    client.say('pusher:subscribe', { channel: 'private-chat' })
    await expect.poll(() => client.frames.length).toBe(2)
    expect(client.frames[1]).toMatchObject({
      event: 'pusher:subscription_error',
      channel: 'private-chat',
      data: { status: 401 },
    })
  })

  test('who says nothing is asked, and cut off without an answer', async () => {
    await open.close()
    open = await openHub({ activity: 0.05, patience: 0.1 })
    const client = connectTo()
    await expect.poll(() => client.frames.map(({ event }) => event)).toContain('pusher:ping')
    expect(await client.closed).toBe(4201)
    expect(open.hub.count().connections).toBe(0)
  })
})

describe('limits', () => {
  test('connections from one address', async () => {
    await Promise.all(Array.from({ length: 50 }, () => greeted()))
    const refused = connectTo()
    expect(await refused.closed).toBe(4100)
    sockets[0]?.terminate()
    await expect.poll(() => open.hub.count().connections).toBe(49)
    await greeted()
  })

  test('behind a proxy the address is the one that it saw', async () => {
    await open.close()
    open = await openHub({ perAddress: 1, trustedProxies: 1 })
    const from = (address: string) => ({ 'X-Forwarded-For': `192.0.2.99, ${address}` })
    await greeted(undefined, from('192.0.2.1'))
    await greeted(undefined, from('192.0.2.2'))
    expect(await connectTo(undefined, from('192.0.2.1')).closed).toBe(4100)
  })

  test('a site of many IPv6 networks has eight times the connections of one', async () => {
    await open.close()
    open = await openHub({ perAddress: 1, trustedProxies: 1 })
    const from = (n: number) => ({ 'X-Forwarded-For': `2001:db8:1:${n}::1` })
    for (let n = 0; n < 8; n++) await greeted(undefined, from(n))
    expect(await connectTo(undefined, from(8)).closed).toBe(4100)
    sockets[0]?.terminate()
    await expect.poll(() => open.hub.count().connections).toBe(7)
    await greeted(undefined, from(8))
  })

  test('channels of one connection', async () => {
    const client = await greeted()
    for (let n = 0; n < 25; n++) client.say('pusher:subscribe', { channel: `chat_user_${n}` })
    await expect.poll(() => client.frames.length).toBe(26)
    const events = client.frames.map(({ event }) => event)
    expect(events.filter((event) => event === 'pusher:subscription_error')).toHaveLength(5)
  })

  test('frames that come too fast, are too much, or too long', async () => {
    const fast = await greeted()
    for (let n = 0; n < 100; n++) fast.say('pusher:ping')
    expect(await fast.closed).toBe(4100)
    const much = await greeted()
    for (let n = 0; n < 4; n++) much.say('pusher:ping', 'x'.repeat(9_000))
    expect(await much.closed).toBe(4100)
    const long = await greeted()
    long.say('pusher:ping', 'x'.repeat(20_000))
    expect(await long.closed).toBe(1009)
    await expect.poll(() => open.hub.count()).toEqual({ connections: 0, channels: 0 })
  })

  test('control frames that come too fast: none is answered without end', async () => {
    for (const kind of ['ping', 'pong'] as const) {
      const fast = await greeted()
      for (let n = 0; n < 100; n++) fast.socket[kind]()
      expect(await fast.closed, kind).toBe(4100)
    }
  })

  test('who does not take what it is sent is cut off, and others go on', async () => {
    const [slow, other] = [await greeted(), await greeted()]
    for (const { say } of [slow, other]) say('pusher:subscribe', { channel: 'news' })
    await expect.poll(() => open.hub.count()).toEqual({ connections: 2, channels: 1 })
    slow.socket.pause()
    const publish = () => open.hub.publish('news', 'new', { text: 'x'.repeat(1_000_000) })
    const connections = async () => {
      const before = other.frames.length
      await publish()
      await expect.poll(() => other.frames.length).toBe(before + 1)
      return open.hub.count().connections
    }
    await expect.poll(connections).toBe(1)
  })

  test('messages in crumbs, each of which would be kept until the last one comes', async () => {
    const crumbling = await greeted()
    for (let n = 0; n < 100; n++) crumbling.socket.send('x', { fin: false })
    expect(await crumbling.closed).toBe(1008)
    const pieces = await greeted()
    pieces.socket.send('{"event":', { fin: false })
    pieces.socket.send('"pusher:ping"}', { fin: true })
    await expect.poll(() => pieces.frames.at(-1)?.event).toBe('pusher:pong')
  })
})

test('what nobody understands harms nobody', async () => {
  const witness = await greeted()
  witness.say('pusher:subscribe', { channel: 'chat_user_1' })
  await expect.poll(() => witness.frames.length).toBe(2)
  const frames = [
    '',
    '{',
    'null',
    '[]',
    '1',
    '"text"',
    '{"event":null}',
    '{"event":"pusher:subscribe"}',
    '{"event":"pusher:subscribe","data":null}',
    '{"event":"pusher:subscribe","data":"{"}',
    '{"event":"pusher:subscribe","data":{"channel":{}}}',
    `{"event":"pusher:subscribe","data":{"channel":"${'x'.repeat(500)}"}}`,
    '{"event":"pusher:subscribe","data":{"channel":"a b"}}',
    '{"event":"pusher:unsubscribe","data":{"channel":"never"}}',
    '{"event":"client-shout","channel":"chat_user_1","data":{}}',
    '{"__proto__":{"event":"pusher:ping"}}',
    '\0\ud800',
    '['.repeat(5000),
  ]
  const client = await greeted()
  for (const frame of frames) client.socket.send(frame)
  client.socket.send(Buffer.from([0, 255, 254]))
  client.say('pusher:ping')
  await expect.poll(() => client.frames.at(-1)?.event).toBe('pusher:pong')
  // Frames that break the WebSocket itself: reserved bits, no mask, a lie about the length.
  for (const bytes of [
    [0xf1, 0x80],
    [0x81, 0x05, 1, 2],
    [0x81, 0xff, 255, 255, 255, 255],
    [0x83],
  ]) {
    const raw = connect(open.port, '127.0.0.1')
    raw.on('error', () => undefined)
    raw.write(
      'GET /app/shop HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    )
    await once(raw, 'data')
    raw.end(Buffer.from(bytes))
    await once(raw, 'close')
  }
  await open.hub.publish('chat_user_1', 'send-message-to-user', {})
  await expect.poll(() => witness.frames.length).toBe(3)
  expect(witness.frames.some(({ event }) => event === 'client-shout')).toBe(false)
})

// Node reads the package as CommonJS, TypeScript as a module with a default.
const Pusher =
  (PusherNamespace as unknown as { Pusher?: typeof PusherNamespace }).Pusher ?? PusherNamespace

test('pusher-js connects, listens, and comes back by itself when the hub restarts', async () => {
  const { port } = open
  const pusher = new Pusher('shop', {
    cluster: 'local',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
  })
  const states: string[] = []
  pusher.connection.bind('state_change', ({ current }: { current: string }) => states.push(current))
  let heard = 0
  const channel = pusher.subscribe('chat_user_7')
  channel.bind('send-message-to-user', () => {
    heard += 1
  })
  await expect.poll(() => channel.subscribed).toBe(true)
  await open.hub.publish('chat_user_7', 'send-message-to-user', {})
  await expect.poll(() => heard).toBe(1)

  await open.close()
  open = await openHub({ port })
  await expect.poll(() => open.hub.count().channels, { timeout: 20_000 }).toBe(1)
  await open.hub.publish('chat_user_7', 'send-message-to-user', {})
  await expect.poll(() => heard).toBe(2)
  expect(states.filter((state) => state === 'connected')).toHaveLength(2)
  pusher.disconnect()
  await expect.poll(() => open.hub.count().connections).toBe(0)
})

test('an event reaches 2,000 subscribers', async () => {
  await open.close()
  open = await openHub({ perAddress: 2000 })
  const clients = Array.from({ length: 2000 }, () => connectTo())
  await expect.poll(() => open.hub.count().connections, { timeout: 30_000 }).toBe(2000)
  await Promise.all(
    clients.map(({ socket }) => (socket.readyState === socket.OPEN ? null : once(socket, 'open'))),
  )
  for (const client of clients) client.say('pusher:subscribe', { channel: 'everybody' })
  const got = (event: string) =>
    clients.filter(({ frames }) => frames.some((frame) => frame.event === event)).length
  await expect
    .poll(() => got('pusher_internal:subscription_succeeded'), { timeout: 30_000 })
    .toBe(2000)
  await open.hub.publish('everybody', 'news', {})
  await expect.poll(() => got('news'), { timeout: 30_000 }).toBe(2000)
  expect(new Set(clients.map(({ frames }) => frames.length))).toEqual(new Set([3]))
})
