import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPages } from './pages.ts'

/** A build whose pages are a word. */
const build = {
  entry: {
    module: {
      createRequestHandler: () => async () => new Response('page'),
      contextFor: () => ({}),
      documentOf: () => ({ composed: null, settings: null, realtime: [] }),
    },
  },
} as unknown as ServerBuild

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
