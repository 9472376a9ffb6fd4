import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPages } from './pages.ts'

/** A build whose pages are answered so. */
const buildOf = (answer: (request: Request) => Promise<Response>) =>
  ({
    entry: {
      module: {
        createRequestHandler: () => answer,
        contextFor: () => ({}),
        documentOf: () => ({ composed: null, settings: null, realtime: [] }),
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

test('a page that could not be read says when to come back', async () => {
  const answerOf = (status: number) =>
    createPages({ build: buildOf(async () => new Response('page', { status })), api })(
      new Request('http://shop.test/'),
    )
  expect((await answerOf(503)).headers.get('Retry-After')).toBe('5')
  expect((await answerOf(404)).headers.get('Retry-After')).toBeNull()
})
