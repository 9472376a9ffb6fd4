import type { ServerBuild } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createPages } from './pages.ts'

/** A build whose pages are answered so. */
const buildOf = (answer: (request: Request) => Promise<Response>) =>
  ({
    entry: {
      module: {
        createRequestHandler: () => answer,
        contextFor: () => ({}),
        documentOf: () => ({
          isLimited: () => false,
          composed: null,
          settings: null,
          realtime: [],
        }),
      },
    },
  }) as unknown as ServerBuild

const build = buildOf(async () => new Response('page'))

const api = {
  origin: null,
  onChange: () => undefined,
  fetch: async () => new Response(null),
}

test('of a burst of pages one address gets forty, and nobody else waits for it', async () => {
  const pages = createPages({ build, api })
  const ask = (remote: string, n: number) =>
    pages(new Request(`http://shop.test/?n=${n}`), { forwarded: null, remote })
  const burst = Promise.all(Array.from({ length: 60 }, (_, n) => ask('192.0.2.1', n)))
  expect((await ask('192.0.2.2', 100)).status).toBe(200)
  const answers = await burst
  const refused = answers.filter(({ status }) => status === 503)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40)
  expect(refused).toHaveLength(20)
  expect(refused[0]?.headers.get('Retry-After')).toBe('2')
  expect((await ask('192.0.2.1', 101)).status).toBe(200)
})

test('a page that has to be rendered counts for more than one that is kept', async () => {
  const counted: (number | undefined)[] = []
  const admit = (_: unknown, weight?: number) => {
    counted.push(weight)
    return 0
  }
  const pages = createPages({ build, api, admit })
  const ask = () =>
    pages(new Request('http://shop.test/'), { forwarded: null, remote: '192.0.2.1' })
  await ask()
  await ask()
  expect(counted).toEqual([4])
})

test('a shop that says where it stands renders a page once, whichever host it is asked for at', async () => {
  const rendered: string[] = []
  const counting = buildOf(async ({ url }) => {
    rendered.push(url)
    return new Response('page')
  })
  const pages = createPages({ build: counting, api, publicUrl: 'https://shop.example' })
  for (const host of ['shop.example', '192.0.2.9', 'evil.example'])
    await pages(new Request(`http://${host}/products?page=2`))
  expect(rendered).toEqual(['https://shop.example/products?page=2'])
})

test('a page of another server’s data says when it has been cached for a while, one of our own does not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const timingOf = async (origin: string | null) => {
    const pages = createPages({ build, api: { ...api, origin } })
    const ask = async () =>
      (await pages(new Request('http://shop.test/'))).headers.get('Server-Timing')
    const timings = [await ask(), await ask()]
    vi.advanceTimersByTime(1_001)
    return [...timings, await ask()]
  }
  expect(await timingOf('https://api.example')).toEqual([null, null, 'stale'])
  expect(await timingOf(null)).toEqual([null, null, null])
})

test('a burst of one address takes at most half of the places', async () => {
  const made: string[] = []
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const slow = buildOf(async ({ url }) => {
    made.push(new URL(url).search)
    if (url.includes('burst')) await isOver
    return new Response('page')
  })
  const pages = createPages({ build: slow, api })
  const ask = (remote: string, query: string) =>
    pages(new Request(`http://shop.test/?${query}`), { forwarded: null, remote })
  const burst = Promise.all(Array.from({ length: 40 }, (_, n) => ask('192.0.2.1', `burst=${n}`)))
  await expect.poll(() => made.length).toBe(4)
  expect((await ask('192.0.2.2', 'other')).status).toBe(200)
  expect(made).toEqual(['?burst=0', '?burst=1', '?burst=2', '?burst=3', '?other'])
  end()
  await burst
})

/** The networks of one customer's /56. */
const network = (n: number) => `2001:db8:1:${n.toString(16)}::1`

/** Pages that wait until they are let go, and say which of them were begun. */
const heldPages = () => {
  const made: string[] = []
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const held = buildOf(async ({ url }) => {
    made.push(new URL(url).search)
    if (url.includes('held')) await isOver
    return new Response('page')
  })
  const pages = createPages({ build: held, api })
  const ask = (remote: string, query: string, signal?: AbortSignal) =>
    pages(new Request(`http://shop.test/?${query}`, { signal: signal ?? null }), {
      forwarded: null,
      remote,
    })
  return { made, end, ask }
}

test('a burst of pages from all networks of a site takes half of the places, and hung up none', async () => {
  const { made, end, ask } = heldPages()
  const hangUp = new AbortController()
  const burst = Array.from({ length: 250 }, (_, n) =>
    ask(network(n), `held=${n}`, hangUp.signal).then(({ status }) => status),
  )
  await expect.poll(() => made.length).toBe(4)
  expect((await ask('192.0.2.2', 'other')).status).toBe(200)
  hangUp.abort()
  end()
  const statuses = await Promise.all(burst)
  expect((await ask('192.0.2.2', 'another')).status).toBe(200)
  expect(made).toEqual(['?held=0', '?held=1', '?held=2', '?held=3', '?other', '?another'])
  expect(statuses.filter((status) => status === 200)).toHaveLength(4)
})

test('who waits for the same page as somebody who hangs up, gets it', async () => {
  const { made, end, ask } = heldPages()
  const burst = Array.from({ length: 4 }, (_, n) => ask(network(n), `held=${n}`))
  await expect.poll(() => made.length).toBe(4)
  const hangUp = new AbortController()
  const gone = ask(network(5), 'page', hangUp.signal)
  const others = [6, 7].map((n) => ask(network(n), 'page'))
  hangUp.abort()
  expect((await gone).status).toBe(400)
  end()
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200])
  expect(made.filter((search) => search === '?page')).toHaveLength(1)
  await Promise.all(burst)
})

test('a page that somebody else asked for too much of is made for who asks for it besides', async () => {
  const { end, ask } = heldPages()
  const burst = Array.from({ length: 40 }, (_, n) => ask('192.0.2.1', `held=${n}`))
  expect((await ask('192.0.2.1', 'page')).status).toBe(503)
  const both = ['192.0.2.1', '192.0.2.2'].map((remote) => ask(remote, 'page'))
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200])
  end()
  await Promise.all(burst)
})

test('who asks for a page that another waits for behind many of their own gets it at once', async () => {
  const { made, end, ask } = heldPages()
  const queries = [...Array.from({ length: 39 }, (_, n) => `held=${n}`), 'page']
  const burst = queries.map((query) => ask('192.0.2.1', query))
  await expect.poll(() => made.length).toBe(4)
  const other = ask('192.0.2.2', 'page')
  await expect.poll(() => made).toContain('?page')
  expect((await Promise.all([other, burst.at(-1)])).map((answer) => answer?.status)).toEqual([
    200, 200,
  ])
  end()
  await Promise.all(burst)
  expect(made).toHaveLength(40)
})

afterEach(() => {
  vi.useRealTimers()
})

test('nobody waits for longer than five seconds for the turn of a page', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { made, end, ask } = heldPages()
  const burst = ['192.0.2.1', '192.0.2.2'].flatMap((remote) =>
    Array.from({ length: 4 }, (_, n) => ask(remote, `held=${remote}-${n}`)),
  )
  await vi.waitUntil(() => made.length === 8)
  const waiting = ask('192.0.2.3', 'page')
  await vi.advanceTimersByTimeAsync(5000)
  const { status, headers } = await waiting
  expect({ status, again: headers.get('Retry-After') }).toEqual({ status: 503, again: '2' })
  end()
  expect((await Promise.all(burst)).map((answer) => answer.status)).toEqual(Array(8).fill(200))
})

test('a page that lacks what its asker was refused is made anew for who waited for it, too', async () => {
  let made = 0
  const build = buildOf(async () => new Response('page'))
  const { entry } = build
  const limitedOnce = {
    ...build,
    entry: {
      module: {
        ...entry.module,
        documentOf: () => {
          made += 1
          const isLimited = made === 1
          return { isLimited: () => isLimited, composed: null, settings: null, realtime: [] }
        },
      },
    },
  } as typeof build
  const pages = createPages({ build: limitedOnce, api })
  const ask = (remote: string) =>
    pages(new Request('http://shop.test/'), { forwarded: null, remote })
  await Promise.all([ask('192.0.2.1'), ask('192.0.2.2'), ask('192.0.2.3')])
  expect(made).toBe(2)
  await ask('192.0.2.4')
  expect(made).toBe(2)
})

test('a page that could not be read says when to come back', async () => {
  const answerOf = (status: number) =>
    createPages({ build: buildOf(async () => new Response('page', { status })), api })(
      new Request('http://shop.test/'),
    )
  expect((await answerOf(503)).headers.get('Retry-After')).toBe('5')
  expect((await answerOf(404)).headers.get('Retry-After')).toBeNull()
})
