import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { settings } from '@shop/contract/fixtures'
import { Hono } from 'hono'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import routes from '../app/routes.ts'
import type { ApiAccess } from './api-access.ts'
import { createSiteFiles, tidyAddresses } from './site-files.ts'

const origin = 'https://shop.example'
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="18" fill="#076171"/></svg>'

interface Answers {
  products?: number
  settings?: object
  down?: boolean
}

function shopWith({ products = 3, settings: more, down = false }: Answers = {}) {
  const calls: string[] = []
  const fetch: ApiAccess['fetch'] = async (request) => {
    const { pathname, searchParams, origin: requested } = new URL(request.url)
    calls.push(pathname)
    if (down) return Response.json({ message: 'down' }, { status: 503 })
    if (pathname === '/media/endless.svg')
      return new Response(
        new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) }),
      )
    if (pathname === '/media/broken.svg') return new Response('<svg')
    if (pathname.endsWith('/logo.svg'))
      return new Response(logo, { headers: { 'Content-Type': 'image/svg+xml' } })
    const page = Number(searchParams.get('page') ?? 1)
    const size = Number(searchParams.get('per_page') ?? 10)
    const rows = Array.from(
      { length: Math.max(0, Math.min(size, products - (page - 1) * size)) },
      (_, index) => ({ id: (page - 1) * size + index + 1, name: 'x', price: 1 }),
    )
    const data: Record<string, object> = {
      '/api/master': { ...settings, app_logo: `${requested}/logo.svg`, ...more },
      '/api/categories': {
        total: 1,
        categories: [
          { id: 7, name: 'Home', slug: null, sub_categories: [{ id: 9, name: 'Lamps' }] },
        ],
      },
      '/api/products': { total: products, products: rows },
      '/api/shops': { total: 1, shops: [{ id: 4, name: 'North' }] },
      '/api/blogs': { total: 1, blogs: [{ id: 1, title: 'A', slug: 'a-post' }], categories: [] },
      '/api/legal-pages/about-us': { content: { title: 'About', description: 'x' } },
      '/api/legal-pages/returns': { content: { title: 'Returns', description: 'x' } },
    }
    return Response.json({
      data: data[pathname] ?? { content: { title: null, description: null } },
    })
  }
  const files = new Hono()
  files.use(tidyAddresses)
  files.route('/', createSiteFiles({ api: { fetch, origin: null, onChange: () => undefined } }))
  files.all('*', (c) => c.text('page'))
  const ask = async (address: string) => files.request(address)
  const get = (path: string) => ask(`${origin}${path}`)
  return { ask, get, calls }
}

const locs = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, loc = '']) => loc.replace(origin, ''))
    .filter((loc) => !loc.includes('lang='))

test('an address of nothing but slashes takes no time, and leads to no other host', async () => {
  const app = new Hono().use(tidyAddresses)
  const begun = performance.now()
  const { status, headers } = await app.request(`http://shop.test//a${'/'.repeat(50_000)}b/`)
  expect(performance.now() - begun).toBeLessThan(500)
  expect(status).toBe(301)
  expect(headers.get('Location')).toMatch(/^\/a\/+b$/)
})

test('a small shop is one file: lists, categories, written pages, products, shops, posts', async () => {
  const { get, calls } = shopWith()
  const answer = await get('/sitemap.xml')
  expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const paths = locs(await answer.text())
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/shops',
      '/shops/4',
      '/categories/7',
      '/categories/7?subcategory=9',
      '/products/3/details',
      '/blog/a-post',
      '/about-us',
      '/page/returns',
    ]),
  )
  expect(paths.filter((path) => /checkout|terms|search/.test(path))).toEqual([])
  const before = calls.length
  await get('/sitemap.xml')
  expect(calls.length).toBe(before)
})

test('requests that name any host, many at once, have the shop read once', async () => {
  const { ask, calls } = shopWith()
  await ask('http://first.test/sitemap.xml')
  const once = calls.length
  const hosts = Array.from({ length: 20 }, (_, number) => `http://host-${number}.test`)
  const texts = await Promise.all(
    hosts.map(async (host) => (await ask(`${host}/sitemap.xml`)).text()),
  )
  expect(texts.map((text, number) => text.includes(`<loc>${hosts[number]}/shops</loc>`))).toEqual(
    hosts.map(() => true),
  )
  expect(calls.length).toBe(once)
})

test('one vendor has no shops', async () => {
  const { get, calls } = shopWith({ settings: { multi_vendor: false } })
  expect(
    locs(await (await get('/sitemap.xml')).text()).filter((path) => /shops/.test(path)),
  ).toEqual([])
  expect(calls).not.toContain('/api/shops')
})

test('a large shop has an index, and its files hold every product once', async () => {
  const { get } = shopWith({ products: 4_150 })
  const index = locs(await (await get('/sitemap.xml')).text())
  expect(index).toContain('/sitemap-products-3.xml')
  const files = await Promise.all(
    index.filter((path) => path.includes('products')).map(async (path) => (await get(path)).text()),
  )
  const paths = files.flatMap(locs)
  expect(paths).toHaveLength(4_150)
  expect(new Set(paths).size).toBe(4_150)
  expect((await get('/sitemap-products-4.xml')).status).toBe(404)
  expect((await get('/sitemap-secrets-1.xml')).status).toBe(404)
})

test('without an answer from the shop’s server the files say so, and are not kept', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { get } = shopWith({ down: true })
  for (const path of ['/sitemap.xml', '/manifest.webmanifest', '/icons/icon-192.png'])
    expect((await get(path)).status, path).toBe(503)
  expect((await get('/robots.txt')).status).toBe(200)
})

test('robots are kept from what is one person’s, and shown the sitemap', async () => {
  const text = await (await shopWith().get('/robots.txt')).text()
  expect(text).toContain('Disallow: /checkout\n')
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml')
  expect(text).not.toMatch(/Disallow: \/(products|blog|$)/m)
})

test('robots are kept from every page of the account', async () => {
  const account = (await routes).flatMap(function below({
    file,
    children = [],
  }): RouteConfigEntry[] {
    return file.endsWith('layouts/dashboard.tsx') ? children : children.flatMap(below)
  })
  const rules = (await (await shopWith().get('/robots.txt')).text()).split('\n')
  const closed = rules.flatMap((rule) => rule.match(/^Disallow: (.+)$/)?.[1] ?? [])
  expect(account.length).toBeGreaterThan(0)
  for (const { path } of account)
    expect(closed, path).toSatisfy((all: string[]) => all.some((one) => path?.startsWith(one)))
})

test('the manifest names the shop, its colour and its icons', async () => {
  const { get } = shopWith()
  const answer = await get('/manifest.webmanifest')
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json')
  const { name, theme_color, icons } = await answer.json()
  expect({ name, theme_color }).toEqual({ name: 'Marketly', theme_color: '#0f766e' })
  expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ])
})

test('icons are drawn from the logo; a maskable one is full to its corners', async () => {
  const { get, calls } = shopWith()
  const corner = async (kind: string, side: number) => {
    const answer = await get(`/icons/${kind}.png`)
    expect(answer.headers.get('Content-Type')).toBe('image/png')
    const image = sharp(Buffer.from(await answer.arrayBuffer()))
    expect(await image.metadata()).toMatchObject({ format: 'png', width: side, height: side })
    return [...(await image.ensureAlpha().raw().toBuffer()).subarray(0, 4)]
  }
  expect((await corner('icon-192', 192))[3]).toBe(0)
  expect(await corner('maskable-512', 512)).toEqual([7, 97, 113, 255])
  const drawn = calls.filter((path) => path === '/logo.svg').length
  await corner('icon-192', 192)
  expect(calls.filter((path) => path === '/logo.svg')).toHaveLength(drawn)
  for (const path of ['/icons/icon-193.png', '/icons/constructor.png', '/icons/..%2fx.png'])
    expect(await (await get(path)).text()).toBe('page')
}, 60_000)

/** Counts this process's children while it works. */
async function withChildren<Result>(work: () => Promise<Result>) {
  const children = { all: 0, now: 0, atOnce: 0 }
  const count = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess }
    children.all += 1
    children.now += 1
    children.atOnce = Math.max(children.atOnce, children.now)
    child.once('exit', () => {
      children.now -= 1
    })
  }
  subscribe('child_process', count)
  try {
    return { result: await work(), ...children }
  } finally {
    unsubscribe('child_process', count)
  }
}

const hosts = Array.from({ length: 30 }, (_, n) => `http://host-${n}.example`)

test('icons are drawn once and one at a time, whichever hosts they are asked for', async () => {
  const { ask, calls } = shopWith()
  const kinds = ['icon-192', 'maskable-192', 'apple-180']
  const { result, all, atOnce } = await withChildren(() =>
    Promise.all(hosts.flatMap((host) => kinds.map((kind) => ask(`${host}/icons/${kind}.png`)))),
  )
  expect(new Set(result.map(({ status }) => status))).toEqual(new Set([200]))
  expect([all, atOnce]).toEqual([3, 1])
  expect(calls.filter((path) => path === '/logo.svg')).toHaveLength(3)
}, 60_000)

test('a logo that is none gives way to the storefront’s own sign, and is not tried at every request', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { ask } = shopWith({ settings: { app_logo: '/media/broken.svg' } })
  const { result, all } = await withChildren(() =>
    Promise.all(hosts.map((host) => ask(`${host}/icons/icon-192.png?v=1`))),
  )
  expect(all).toBe(2)
  for (const { status, headers } of result) {
    expect(status).toBe(200)
    expect(headers.get('Cache-Control')).toBe('public, max-age=600')
  }
}, 60_000)

test('a logo that never ends is given up', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { get } = shopWith({ settings: { app_logo: '/media/endless.svg' } })
  expect((await get('/icons/icon-192.png')).status).toBe(200)
}, 60_000)

test.each([
  ['/products/', '/products'],
  ['/products/?page=2&q=%2F', '/products?page=2&q=%2F'],
  ['//evil.example/', '/evil.example'],
  ['/a//', '/a'],
])('%s has one address: %s', async (path, address) => {
  const answer = await shopWith().get(path)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('Location')).toBe(address)
  expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
})

test('the home page and ordinary addresses stay as they are', async () => {
  for (const path of ['/', '/products?x=/', '/page/x'])
    expect((await shopWith().get(path)).status, path).toBe(200)
})

test('names of no file are told from files without reading the shop for each', async () => {
  const { get, calls } = shopWith()
  await get('/sitemap-zz-1.xml')
  const once = calls.length
  const { get: getCold, calls: callsCold } = shopWith()
  const burst = Array.from({ length: 20 }, (_, n) => getCold(`/sitemap-zz-${n + 1}.xml`))
  for (const { status } of await Promise.all(burst)) expect(status).toBe(404)
  expect(callsCold.length).toBe(once)
})
