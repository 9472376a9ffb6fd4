/** Bursts from all networks of one site, whose clients do not wait for an answer. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createApi } from '../app.ts'
import type { AppEnv, Deps } from '../deps.ts'
import { onError } from '../http/errors.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { serve as serveApp } from '../testing/serve.ts'
import { rateLimits } from './tables.ts'
import { hashInTurn, inTurn } from './throttle.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
/** With limits, and gates of their own. */
const limited = (): Deps => ({
  ...api.deps,
  config: { ...api.deps.config, rateLimit: 1000, trustedProxies: 1 },
})
const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})
afterAll(() => api.close())

/** Serves an app; `gone` is how many who asked are answered, or have hung up. */
async function serve({ fetch }: Pick<Hono<AppEnv>, 'fetch'>) {
  const counted = { arrived: 0, gone: 0 }
  const { server, port, close } = await serveApp(fetch, { trustedProxies: 1 })
  server.on('request', (_, response) => {
    counted.arrived += 1
    response.on('close', () => {
      counted.gone += 1
    })
  })
  closings.push(close)
  return { counted, port }
}

/** Asks from each of so many networks of one /48, in a connection of its own. */
const askFromAll = (port: number, count: number, head: string, body = ''): Socket[] =>
  Array.from({ length: count }, (_, n) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    const from = `X-Forwarded-For: 2001:db8:1:${n.toString(16)}::1`
    const type = `Content-Type: application/json\r\nContent-Length: ${body.length}`
    socket.write(`${head}\r\nHost: shop.test\r\n${from}\r\n${type}\r\n\r\n${body}`)
    return socket
  })

const hangUp = async (sockets: readonly Socket[]) => {
  const closed = sockets.map((socket) => once(socket, 'close'))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
}

const elsewhere = { 'X-Forwarded-For': '2001:db8:2::1', 'Content-Type': 'application/json' }

test('calls of another site are answered meanwhile, and those of who has gone are not made', async () => {
  const app = new Hono<AppEnv>().onError(onError)
  const deps = limited()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  let begun = 0
  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })
  app.get('/held', (c) =>
    inTurn(c, async () => {
      begun += 1
      await isOver
      return c.body(null, 204)
    }),
  )
  app.get('/short', (c) => inTurn(c, async () => c.body(null, 204)))
  const { counted, port } = await serve(app)

  const burst = askFromAll(port, 250, 'GET /held HTTP/1.1')
  await expect.poll(() => counted.arrived).toBe(250)
  const ask = () => fetch(`http://127.0.0.1:${port}/short`, { headers: elsewhere })
  expect((await ask()).status).toBe(204)
  expect(begun).toBe(4)
  await hangUp(burst)
  await expect.poll(() => counted.gone).toBe(251)
  end()
  expect((await ask()).status).toBe(204)
  expect(begun).toBe(4)
})

test('a crowd of strangers that reads, each from another site, takes no place of who does anything else', async () => {
  const app = new Hono<AppEnv>().onError(onError)
  const deps = limited()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })
  app.get('/held', (c) =>
    inTurn(c, async () => {
      await isOver
      return c.body(null, 204)
    }),
  )
  app.post('/done', (c) => inTurn(c, async () => c.body(null, 204)))
  const { counted, port } = await serve(app)
  const crowd = Array.from({ length: 300 }, (_, n) =>
    fetch(`http://127.0.0.1:${port}/held`, { headers: { 'X-Forwarded-For': `2001:db9:${n}::1` } }),
  )
  await expect.poll(() => counted.arrived).toBe(300)
  const done = await fetch(`http://127.0.0.1:${port}/done`, { method: 'POST', headers: elsewhere })
  expect(done.status).toBe(204)
  end()
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 204).length).toBe(246)
})

test('thirty people behind one address who come at once are all answered', async () => {
  const deps = limited()
  const { promise: areAllThere, resolve: begin } = Promise.withResolvers<void>()
  const app = new Hono<AppEnv>().onError(onError).get('/read', (c) => {
    c.set('deps', deps)
    return inTurn(c, async () => {
      await areAllThere
      return c.body(null, 204)
    })
  })
  const { counted, port } = await serve(app)
  const reads = Array.from({ length: 30 * 7 }, () =>
    fetch(`http://127.0.0.1:${port}/read`, { headers: elsewhere }),
  )
  await expect.poll(() => counted.arrived).toBe(reads.length)
  begin()
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([204]))
})

test('forms with pictures, each of which takes long, wait for each other and take no place of anything else', async () => {
  const app = new Hono<AppEnv>().onError(onError)
  const deps = limited()
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  let drawn = 0
  app.use(async (c, next) => {
    c.set('deps', deps)
    await next()
  })
  for (const [path, turn] of [
    ['/api/shop/register', inTurn],
    ['/api/update-profile', hashInTurn],
  ] as const)
    app.post(path, (c) =>
      turn(c, async () => {
        drawn += 1
        await isOver
        return c.body(null, 204)
      }),
    )
  app.post('/api/login', (c) => hashInTurn(c, async () => c.body(null, 204)))
  const { counted, port } = await serve(app)
  const form = (n: number, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        'X-Forwarded-For': `2001:dba:${n}::1`,
        'Content-Type': 'multipart/form-data; boundary=x',
      },
    })
  const forms = Array.from({ length: 20 }, (_, n) =>
    form(n, n % 2 ? '/api/shop/register' : '/api/update-profile'),
  )
  await expect.poll(() => counted.arrived).toBe(20)
  const login = { method: 'POST', headers: elsewhere }
  expect((await fetch(`http://127.0.0.1:${port}/api/login`, login)).status).toBe(204)
  expect(drawn).toBe(20)
  end()
  expect((await Promise.all(forms)).map(({ status }) => status)).toEqual(Array(20).fill(204))
})

test('a login from elsewhere waits its turn behind forty addresses that each ask for one', async () => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const deps = limited()
  const app = new Hono<AppEnv>().onError(onError).post('/login', (c) => {
    c.set('deps', deps)
    return hashInTurn(c, () => isOver.then(() => c.body(null, 204)))
  })
  const { counted, port } = await serve(app)
  const login = (from: string) =>
    fetch(`http://127.0.0.1:${port}/login`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': from },
    })
  const crowd = Array.from({ length: 40 }, (_, n) => login(`2001:dbb:${n}::1`))
  await expect.poll(() => counted.arrived).toBe(40)
  const mine = login('2001:dbc::1')
  await expect.poll(() => counted.arrived).toBe(41)
  end()
  const statuses = (await Promise.all([...crowd, mine])).map(({ status }) => status)
  expect(statuses).toEqual(Array(41).fill(204))
})

test('of logins that nobody waits for no password is judged, and none is counted', async () => {
  const { counted, port } = await serve(createApi(limited()))
  const login = JSON.stringify({ phone: 'nobody@shop.test', password: 'wrong-password' })
  const burst = askFromAll(port, 60, 'POST /api/login HTTP/1.1', login)
  await expect.poll(() => counted.arrived).toBe(60)
  await hangUp(burst)
  await expect.poll(() => counted.gone).toBe(60)
  const options = { method: 'POST', headers: elsewhere, body: login }
  expect((await fetch(`http://127.0.0.1:${port}/api/login`, options)).status).toBe(400)
  const tried = (await api.db.select().from(rateLimits)).find(
    ({ key }) => key === 'login-from:2001:db8:1::/48',
  )
  // What was under way when they hung up.
  expect(tried?.hits ?? 0).toBeLessThan(5)
})
