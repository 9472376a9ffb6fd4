import { runInNewContext } from 'node:vm'
import type { EntryContext } from 'react-router-dom'
import { expect, test } from 'vitest'
import { addressOf, pageDataOf, requestedData } from './page-data.ts'

const route = (id: string, path: string | undefined = id, parentId = 'root') => ({
  id,
  module: `/build/${id}.js`,
  path,
  ...(id === 'root' ? {} : { parentId }),
})
const context = {
  serverHandoffString: '{"basename":"/","ssr":true}',
  manifest: {
    entry: { module: '/build/entry.js', imports: [] },
    routes: {
      root: route('root', ''),
      layout: { ...route('layout'), path: undefined },
      home: route('home', '/', 'layout'),
      products: route('products', 'products', 'layout'),
      cart: route('cart'),
    },
    version: 'v',
  },
  staticHandlerContext: {
    matches: [
      { route: { id: 'root' } },
      { route: { id: 'layout' } },
      { route: { id: 'products' } },
    ],
  },
} as unknown as EntryContext

/** What the router's browser side finds. */
async function run(code: string) {
  const window: Record<string, unknown> = {}
  runInNewContext(code, { window, ReadableStream, TextEncoderStream })
  const { stream } = window.__reactRouterContext as { stream: ReadableStream<Uint8Array> }
  return { window, answers: await new Response(stream).text() }
}

test.each(['[{"a":1}]\n', '</script><script>steal()</script>', 'a "quote" \\ and \u2028 a line'])(
  'the router finds its answers as they were: %j',
  async (answers) => {
    const { code } = pageDataOf(context, answers)
    expect(code).not.toMatch(/<|\u2028/)
    const { window, answers: found } = await run(code)
    expect(found).toBe(answers)
    expect(window.__reactRouterContext).toMatchObject({ basename: '/', ssr: true })
  },
)

// Who is sent home before anything was discovered would see nothing: the root alone matches '/'.
test('the router finds the routes of this page and of the start page, and discovers the others', async () => {
  const { window } = await run(pageDataOf(context, '').code)
  const { routes, version } = window.__reactRouterManifest as typeof context.manifest
  expect(version).toBe('v')
  expect(Object.keys(routes)).toEqual(['root', 'layout', 'products', 'home'])
})

test('the same data have the same name, others have another', () => {
  expect(pageDataOf(context, 'a').name).toBe(pageDataOf(context, 'a').name)
  expect(pageDataOf(context, 'a').name).not.toBe(pageDataOf(context, 'b').name)
})

test('an address of data tells their name and page', () => {
  const data = pageDataOf(context, 'a')
  const url = new URL(addressOf(data, '/a?b=1'), 'https://shop.example')
  expect(requestedData(url)).toEqual({
    name: data.name,
    page: new URL('https://shop.example/a?b=1'),
  })
})

test.each([
  '/page-data/short.js?of=/',
  '/page-data/abcdefghijklmnopqrstuv.js',
  '/page-data/abcdefghijklmnopqrstuv.js?of=https://elsewhere.example/',
  '/page-data/abcdefghijklmnopqrstuv.js?of=//elsewhere.example/',
  '/page-data/abcdefghijklmnopqrstuv.js?of=//%5B',
  '/products',
])('%s asks for none', (address) => {
  expect(requestedData(new URL(address, 'https://shop.example'))).toBeNull()
})
