import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Call, Settings } from '@shop/contract'
import { isTelling } from '@shop/contract/call'
import { capabilities } from '@shop/contract/capabilities'
import { everyCall } from '@shop/contract/every-call'
import * as fixtures from '@shop/contract/fixtures'
import { phrase } from '@shop/contract/phrase'
import { screens } from '@shop/contract/vitals'
import { matchPath, RouterContextProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { footers, menus } from '../../api/src/seed/content/site.ts'
import { failingReads, failingScreens, readsNothing } from '../e2e/failing-reads.ts'
import { titles } from '../e2e/titles.ts'
import { readSections } from '../server/sitemap-sections.ts'
import type { ApiClient } from './data/api-client.ts'
import { ApiError } from './data/api-error.ts'
import { requestFacts } from './data/request-context.ts'
import { destinationOf, isOffered } from './parts/frame/destination.ts'
import { knownParams } from './parts/listing/listing-query.ts'
import routes from './routes.ts'
import { unpackSettings } from './state/shop/root-data.ts'

/** What is prefetched in a browser: the reads, and the calls that they make. */
const ahead = vi.hoisted(() => ({ reads: [] as Promise<unknown>[], made: [] as string[] }))
vi.mock('./data/read-ahead.ts', async (original) => ({
  ...(await original<object>()),
  readAhead: (_: string, load: () => Promise<unknown>) => ahead.reads.push(load()),
}))
vi.mock('./data/browser-client.ts', async (original) => {
  const fail = async ({ path }: Call) => {
    ahead.made.push(path)
    throw new ApiError(500, phrase('Server error. Please try again later.'))
  }
  return { ...(await original<object>()), browserClient: fail, guestClient: fail }
})

/**
 * The account area of specification.md section 2: a guest is sent home and to the login from each
 * of them.
 */
const accountPaths = [
  '/dashboard',
  '/order-history',
  '/order-history/:id',
  '/wishlist',
  '/profile',
  '/manage-address',
  '/manage-address/new',
  '/manage-address/:id/edit',
  '/change-password',
  '/support-tickets',
  '/support-ticket/:ticketNumber',
  '/massages',
]

/** The other rows of the route table: layout, path and name where the spec gives one. */
const publicRows = [
  ['public', '/', 'home'],
  ['public', '/shops', 'shop'],
  ['public', '/shops/:id', 'shop-detail'],
  ['public', '/products', 'products'],
  ['public', '/products/:id/details', 'productDetails'],
  ['public', '/categories', 'categories'],
  ['public', '/categories/:slug', 'category-product'],
  ['public', '/most-popular', 'most-popular'],
  ['public', '/best-deal', 'best-deal'],
  ['public', '/flash-sale/:id', 'flash-sale'],
  ['public', '/compare', 'compare'],
  ['public', '/checkout', 'checkout'],
  ['public', '/buynow', 'buynow'],
  ['public', '/support', 'support'],
  ['public', '/terms-and-conditions', 'terms-and-conditions'],
  ['public', '/privacy-policy', 'privacy-policy'],
  ['public', '/about-us', 'about-us'],
  ['public', '/contact-us', 'contact-us'],
  ['public', '/page/:slug', 'policy-page'],
  ['public', '/shop/register', 'shop-register'],
  ['blog', '/blogs', 'blogs'],
  ['blog', '/blog/:slug', 'blog-details'],
  ['dashboard', '/order-history/:id', 'order-details'],
  ['dashboard', '/manage-address/new', 'add-new-address'],
  ['dashboard', '/manage-address/:id/edit', 'edit-address'],
  ['bare', '/order-history/:id/invoice', 'order-invoice'],
  ['bare', '*', 'not-found'],
] as const

const pathsIn = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsIn(children)])

const rowsIn = (entries: readonly RouteConfigEntry[], layout = ''): string[][] =>
  entries.flatMap(({ path, id, file, children = [] }) =>
    path
      ? [[layout, path, id ?? '']]
      : rowsIn(children, file.replace(/^.*layouts\/(\w+)\.tsx$/, '$1')),
  )

const layouts = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...layouts(entry.children ?? [])])

test('the account area, all of it and nothing else, stands behind the layout that turns guests away', () => {
  const dashboard = layouts(routes).find(({ file }) => file.endsWith('layouts/dashboard.tsx'))
  expect(pathsIn(dashboard?.children ?? []).sort()).toEqual([...accountPaths].sort())
})

test.each(publicRows)('in the %s layout: %s, named %s', (...row) => {
  expect(rowsIn(routes)).toContainEqual(row)
})

test('no other address is served', () => {
  const known = [...publicRows.map(([, path]) => path), ...accountPaths]
  expect(pathsIn(routes).filter((path) => !known.includes(path))).toEqual([])
})

test('how fast it is can be counted of every screen, and of nothing else', () => {
  expect([...screens].sort()).toEqual(
    rowsIn(routes)
      .map(([, , id]) => id)
      .sort(),
  )
})

test('every row has a title that is looked for', () => {
  expect(Object.keys(titles).sort()).toEqual(pathsIn(routes).sort())
})

const strangers = rowsIn(routes).flatMap(([layout, row = '']) =>
  layout === 'public' || layout === 'blog' ? [row] : [],
)

const { categories, shopList, productList, blogList, legalPage, settings } = fixtures
const rows: Readonly<Record<string, object>> = {
  '/categories': { categories },
  '/legal-pages/{slug}': { content: legalPage },
  '/products': productList,
  '/shops': shopList,
  '/blogs': blogList,
}
const client = async ({ path }: Call) => ({ data: rows[path], message: null })

test('every public row is in the sitemap, or says why not', async () => {
  const all = { ...settings, capabilities: [...capabilities] }
  const sections = await readSections(client as unknown as ApiClient, all)
  const listed = (await Promise.all(sections.map(({ paths }) => paths(0, 1000)))).flat()
  const isListed = (row: string) => listed.some((path) => matchPath(row, path.replace(/\?.*/, '')))
  const silent = strangers.filter((row) => isListed(row) === (titles[row]?.unlisted !== undefined))
  expect(silent).toEqual([])
})

const sources = Object.entries(
  import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.{test,stories}.*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
/** Helpers that ask for a capability, by their names, with the one that each asks for. */
const gates = sources.flatMap(([, code]) =>
  [
    ...code.matchAll(/export const (\w+) = [^\n]*=>\n?[^\n]*capabilities\.includes\('(\w+)'\)/g),
  ].map(([, name = '', capability = '']) => ({ name, capability })),
)

const leadsTo = (address: string) =>
  pathsIn(routes).some((row) => row !== '*' && matchPath(row, address.replace(/[?#].*/, '')))

/** What begins like an address and leads to no screen of ours: a call, a file, another server's. */
const isElsewhere = (address: string) =>
  /^\/api(?:\/|x|$)|\.\w+$/.test(address) || address === '/me'
const isBeginning = (address: string) => address.endsWith('/') && leadsTo(`${address}x`)

test('what stands in the code as the address of a screen is one', () => {
  const lost = sources.flatMap(([file, code]) =>
    [...code.matchAll(/(["'`])(\/[a-z](?:(?!\1)[^\n])*)\1/g)].flatMap(([, , text = '']) => {
      // Whatever stands in a hole.
      const address = text.replace(/\$\{[^}]*\}/g, 'x')
      const isOne = leadsTo(address) || isElsewhere(address) || isBeginning(address)
      return isOne ? [] : [`${file}: ${address}`]
    }),
  )
  expect(lost).toEqual([])
})

test('a link to the products names filters as the list does', () => {
  const unread = sources.flatMap(([file, code]) =>
    [...code.matchAll(/["'`]\/products\?([^"'`]*)["'`]/g)].flatMap(([, query = '']) =>
      [...new URLSearchParams(query).keys()].flatMap((name) =>
        // Where code makes the whole query, it names it elsewhere.
        knownParams(new URLSearchParams({ [name]: '1' })).has(name) || !/^\w+$/.test(name)
          ? []
          : [`${file}: the list of products reads no ${name}`],
      ),
    ),
  )
  expect(unread).toEqual([])
})

test("the demo shop's menu and footer lead to screens", () => {
  const own = [
    ...menus.flatMap(({ url, isExternal }) => (isExternal ? [] : [url])),
    ...footers.flatMap(({ items }) =>
      items.flatMap(({ url }) => (url?.startsWith('/') ? [url] : [])),
    ),
  ]
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((address) => !leadsTo(address))).toEqual([])
})

/** Public screens that nothing of ours links to. */
const unlinked: Readonly<Record<string, string>> = {}

test('every public screen is linked somewhere, or says why not', () => {
  const addresses = [
    ...menus.map(({ url }) => url),
    ...footers.flatMap(({ items }) => items.flatMap(({ url }) => url ?? [])),
    ...sources.flatMap(([file, code]) =>
      file === './routes.ts'
        ? []
        : [...code.matchAll(/(["'`])(\/[a-z](?:(?!\1)[^\n])*)\1/g)].map(([, , text = '']) =>
            text.replace(/\$\{[^}]*\}/g, 'x'),
          ),
    ),
  ].map((address) => address.replace(/[?#].*/, ''))
  const lost = strangers.filter(
    (row) => row !== '/' && !addresses.some((address) => matchPath(row, address)),
  )
  expect(lost).toEqual(Object.keys(unlinked))
})

const knowing = (known: Settings['capabilities']): Settings => ({
  ...settings,
  multi_vendor: true,
  capabilities: known,
})

/** Whose screen a server without them does not have. */
const gatesOf = (row: string) =>
  isOffered({ to: row }, knowing([...capabilities]))
    ? capabilities.filter(
        (name) => !isOffered({ to: row }, knowing(capabilities.filter((other) => other !== name))),
      )
    : []

/** What a file asks whether it may link there: the address' own gate, or the very capability. */
const asksFor = (capability: string) =>
  new RegExp(
    [
      `capabilities\\.includes\\('${capability}'`,
      '\\b(?:isOffered|useDestinationOf)\\(',
      ...gates.flatMap((gate) => (gate.capability === capability ? `\\b${gate.name}\\(` : [])),
    ].join('|'),
  )

test('a link to a screen that only some servers have stands behind the very capability of it', () => {
  const gated = pathsIn(routes).flatMap((row) =>
    gatesOf(row).map((capability) => ({ row, capability })),
  )
  expect(gated).toContainEqual({ row: '/shop/register', capability: 'shop_register' })
  const bare = sources.flatMap(([file, code]) =>
    gated.flatMap(({ row, capability }) =>
      new RegExp(`(?:to|href)[=:] ?\\{?["'\`]${row}["'\`?#]`).test(code) &&
      !asksFor(capability).test(code)
        ? [`${file} links to ${row} and does not ask for ${capability}`]
        : [],
    ),
  )
  expect(bare).toEqual([])
})

const isOf = (path: string) => {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  return (call: string) => matchPath(pattern, call) !== null
}

/** What a server must say that it can do before it is asked for a screen's first read. */
const needs = failingReads.flatMap(({ call, screen, act, isLate }) => {
  const { pathname } = new URL(screen, 'http://shop.test')
  const row = pathsIn(routes).find((one) => matchPath(one, pathname)) ?? ''
  return [...everyCall.values()].flatMap(({ method, path, capability: gate }) =>
    method === 'GET' && isOf(path)(call) && gate && !isTelling(gate) && !act && !isLate
      ? [{ gate, row }]
      : [],
  )
})

test('a screen whose first read only some servers have is offered by them alone', () => {
  const open = needs.flatMap(({ row, gate }) =>
    gatesOf(row).includes(gate)
      ? []
      : [`${row} is offered without ${gate}: isOffered in parts/frame/destination.ts`],
  )
  expect(open).toEqual([])
})

test('a route that reads in the browser reads while it is rendered, too: its title and status are of it', () => {
  const halves = sources.flatMap(([file, code]) =>
    /export (?:const|async function|function) clientLoader\b/.test(code) &&
    !/export (?:const|async function|function) loader\b/.test(code)
      ? [file]
      : [],
  )
  expect(halves).toEqual([])
})

const rowOf = (screen: string) => {
  const { pathname } = new URL(screen, 'http://shop.test')
  return strangers.find((row) => matchPath(row, pathname))
}

/** A screen's route, and how it is asked for. */
async function open(screen: string) {
  const { pathname } = new URL(screen, 'http://shop.test')
  const row = pathsIn(routes).find((one) => matchPath(one, pathname)) ?? ''
  const { file } = layouts(routes).find(({ path }) => path === row) ?? {}
  const request = new Request(new URL(screen, 'http://shop.test'))
  const { params } = matchPath(row, new URL(request.url).pathname) ?? {}
  return { module: await import(`./${file}`), params, request }
}

/** A page that is not there is thrown. */
const mayBeMissing = (thrown: { init?: { status?: number } | null }) => {
  if (thrown.init?.status !== 404) throw thrown
}

/**
 * The calls that a screen's loader makes, by their paths in the contract, and what it answers when they fail.
 *
 * @param known what the server says that it can do beyond the wire
 */
async function loadOnServer(
  screen: string,
  known: Settings['capabilities'],
): Promise<{ made: readonly string[]; answer: unknown }> {
  const { module, params, request } = await open(screen)
  const made: string[] = []
  const client = async ({ path }: Call) => {
    made.push(path)
    throw new ApiError(500, phrase('Server error. Please try again later.'))
  }
  const context = new RouterContextProvider()
  context.set(requestFacts, { client, settings: { ...settings, capabilities: known } } as never)
  const loading = Promise.resolve(module.loader?.({ context, params, request }))
  const answer = await loading.catch(mayBeMissing)
  return { made, answer }
}

test.each(failingReads.filter(({ screen }) => rowOf(screen)).map(({ screen }) => screen))(
  'the loader of %s answers by `respond`: a failed read is a 503, and what was read one text',
  async (screen) => {
    const { answer } = await loadOnServer(screen, [...capabilities])
    if (answer) expect(answer).toMatchObject({ data: { fallback: expect.any(String) } })
  },
)

const isForAll = (call: string) =>
  [...everyCall.values()].some(
    ({ method, path, auth }) => method === 'GET' && auth !== 'required' && isOf(path)(call),
  )
const drawn = failingReads
  .filter(({ act, isLate, call, screen }) => !act && !isLate && isForAll(call) && rowOf(screen))
  .flatMap(({ call, screen, alsoOn = [] }) =>
    [screen, ...alsoOn].map((on) => ({ call, screen: on })),
  )

test('every public row is drawn with what a row of failing-reads.ts names, or says why with nothing', () => {
  const named = drawn.map(({ screen }) => rowOf(screen))
  const silent = strangers.filter((row) => named.includes(row) === row in readsNothing)
  expect(silent).toEqual([])
})

test.each(drawn)('$screen is drawn with $call on the server', async ({ call, screen }) => {
  const { made } = await loadOnServer(screen, [...capabilities])
  expect(
    made.some((path) => isOf(path)(call)),
    `calls: ${made}`,
  ).toBe(true)
})

/** What a screen asks for as it is navigated to, before it is drawn: what is prefetched. */
async function callsAhead(
  screen: string,
  known: Settings['capabilities'],
): Promise<readonly string[]> {
  const { module, params, request } = await open(screen)
  unpackSettings(JSON.stringify({ ...settings, capabilities: known }))
  module.clientLoader?.({ params, request })
  await Promise.allSettled(ahead.reads.splice(0))
  return ahead.made.splice(0)
}

/** Their data is a customer's, whatever the call says of itself. */
const ownRows = rowsIn(routes).flatMap(([layout, row = '']) =>
  layout === 'dashboard' || row === '/order-history/:id/invoice' ? [row] : [],
)

test.each(pathsIn(routes))(
  'on the way to %s nobody asks for a customer without a token',
  async (row) => {
    const made = await callsAhead(row.replace(/:\w+|\*/g, '1'), [...capabilities])
    const asked = made.filter((path) => ownRows.includes(row) || !isForAll(path))
    expect(asked, 'its clientLoader preloads what is read with sessionStore.read().token').toEqual(
      [],
    )
  },
)

/** Each capability alone: a gate that names another one asks where it must not. */
const servers: readonly Settings['capabilities'][] = [[], ...capabilities.map((name) => [name])]

/** The calls that a server lacks. */
const lackedBy = (known: Settings['capabilities'], made: readonly string[]) =>
  [...everyCall.values()].flatMap(({ path, capability }) =>
    capability && !known.some((name) => name === capability) && made.some(isOf(path))
      ? [`${path}, of servers that know ${known.join() || 'the wire'}`]
      : [],
  )

/** Late reads, too: they are read on the way, or by the screen. */
const asking = failingReads.filter(
  ({ act, call, screen }) => !act && isForAll(call) && rowOf(screen),
)

test.each(asking)(
  '$screen asks no server for what it lacks, rendered or on the way',
  async ({ screen }) => {
    for (const known of servers) {
      expect(lackedBy(known, (await loadOnServer(screen, known)).made)).toEqual([])
      expect(lackedBy(known, await callsAhead(screen, known))).toEqual([])
    }
  },
)

/** Whether a server that knows so much has a page there: a loader says with 404 that it has none. */
async function isThere(path: string, known: Settings['capabilities']): Promise<boolean> {
  const { module, params, request } = await open(path)
  const context = new RouterContextProvider()
  context.set(requestFacts, { client, settings: { ...settings, capabilities: known } } as never)
  const answer: unknown = await Promise.resolve(
    module.loader?.({ context, params, request }),
  ).catch((thrown) => thrown)
  return (answer as { init?: { status?: number } } | null)?.init?.status !== 404
}

const plainRows = strangers.filter((row) => !/[:*]/.test(row))

test.each(plainRows)(
  '%s is linked where it is, and neither linked nor in the sitemap where not',
  async (row) => {
    const isEverywhere = await isThere(row, [])
    for (const known of [...servers, [...capabilities]]) {
      const shown = { ...settings, capabilities: known }
      const there = await isThere(row, known)
      const destination = destinationOf(row)
      const isLinked = destination !== null && isOffered(destination, shown)
      if (!(there && isEverywhere) || known.length === capabilities.length)
        expect(isLinked, `linked, of servers that know ${known.join() || 'the wire'}`).toBe(there)
      const sections = await readSections(client as unknown as ApiClient, shown)
      const listed = (await Promise.all(sections.map(({ paths }) => paths(0, 1000)))).flat()
      if (!there) expect(listed).not.toContain(row)
    }
  },
)

const gateOf = (call: string) =>
  [...everyCall.values()].find(({ method, path }) => method === 'GET' && isOf(path)(call))
    ?.capability

const gated = Map.groupBy(
  failingReads.filter(
    ({ act, isLate, call, screen }) => !act && !isLate && isForAll(call) && rowOf(screen),
  ),
  ({ screen }) => screen,
)

test('a screen that reads nothing but what not every server has is a 404 in front of others, and nothing leads there', async () => {
  for (const [screen, reads] of gated) {
    const gates = reads.map(({ call }) => gateOf(call))
    const names = capabilities.filter((name) => gates.includes(name))
    if (names.length === 0 || gates.includes(undefined)) continue
    for (const known of servers.filter((can) => !names.every((name) => can.includes(name)))) {
      const where = `${screen}, of servers that know ${known.join() || 'the wire'}`
      expect(await isThere(screen, known), `${where}, is no 404`).toBe(false)
      const shown = { ...settings, capabilities: known }
      const destination = destinationOf(screen)
      expect(destination !== null && isOffered(destination, shown), `${where}, is linked`).toBe(
        false,
      )
      const sections = await readSections(client as unknown as ApiClient, shown)
      const listed = (await Promise.all(sections.map(({ paths }) => paths(0, 1000)))).flat()
      expect(listed, `${where}, is in the sitemap`).not.toContain(screen)
    }
  }
})

test.each(drawn)('on the way to $screen, $call is read ahead', async ({ call, screen }) => {
  const made = await callsAhead(screen, [...capabilities])
  expect(
    made.some((path) => isOf(path)(call)),
    `calls: ${made}`,
  ).toBe(true)
})

test('every row is met while what it reads fails', () => {
  const screens = [...failingScreens, ...failingReads.map(({ screen }) => screen)]
  const isMet = (row: string) =>
    screens.some((screen) => matchPath(row, screen.replace(/\?.*/, '')))
  expect(pathsIn(routes).filter((row) => row !== '*' && !isMet(row))).toEqual([])
})
