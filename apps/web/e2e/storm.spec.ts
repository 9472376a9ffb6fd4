/** A server that fails is asked ever more slowly: an open page never adds to what holds it down. */
import type { ChildProcess } from 'node:child_process'
import type { BrowserContext, Page } from '@playwright/test'
import { products, user } from '@shop/contract/fixtures'
import { type FailingRead, failingReads, failingScreens } from './failing-reads.ts'
import { type FailingServer, manners, startFailingServer } from './failing-server.ts'
import { freePort, start, stop } from './program.ts'
import { expect, test } from './shopper.ts'

/** How long each page is watched, and how often it may make one call, or load, meanwhile. */
const watched = 10_000
const most = 5
/** How many pages are watched side by side; they hardly do anything meanwhile. */
const abreast = 10

const failing = [
  ...failingReads,
  ...failingScreens.map((screen): FailingRead => ({ resource: null, call: '*', screen })),
].map(({ call, screen, act }, index) => ({
  call,
  act,
  address: `${screen}${screen.includes('?') ? '&' : '?'}fail=${call}&as=${manners[index % manners.length]}`,
}))
const unrendered = ['/', '/products', '/products/1/details', '/checkout']

let storefront: ChildProcess | undefined
let server: FailingServer
let origin: string

test.describe.configure({ mode: 'default', timeout: 400_000 })
test.beforeAll(async () => {
  server = await startFailingServer()
})
test.afterEach(async ({ page }) => {
  await page.close()
  await stop(storefront)
})
test.afterAll(() => server.close())

/** A storefront that knows nothing of its server yet. */
async function openShop({ isDown = false } = {}) {
  server.isDown = isDown
  server.heard.length = 0
  const port = await freePort()
  origin = `http://localhost:${port}`
  storefront = await start('server/start.ts', /Shop\s+http/, {
    PORT: String(port),
    API_URL: server.origin,
    RATE_LIMIT: '0',
  })
}

/** Signs in and compares, as an earlier visit would have left it. */
async function stay(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate(
    ([known, compared]) => {
      localStorage.setItem('token', 'stock-token')
      localStorage.setItem('user', JSON.stringify(known))
      localStorage.setItem('compare', JSON.stringify(compared))
    },
    [user, products.slice(0, 2)] as const,
  )
  await page.close()
}

/** How often each call was made in the page's first ten seconds. */
function countsOf(page: string): Map<string, number> {
  const calls = server.heard.filter((one) => one.page === page)
  const [first] = calls
  const counts = new Map<string, number>()
  for (const { call, at } of calls)
    if (first && at - first.at <= watched) counts.set(call, (counts.get(call) ?? 0) + 1)
  return counts
}

/** Opens every address, a few side by side, and stays until it `isOver`. */
async function visit(
  context: BrowserContext,
  addresses: readonly string[],
  isOver: (page: Page, address: string) => Promise<void>,
) {
  const waiting = [...addresses]
  const next = async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const page = await context.newPage()
      await isOver(page, address)
      await page.close()
    }
  }
  await Promise.all(Array.from({ length: abreast }, next))
}

test('a read that fails is asked for at most five times in ten seconds, on each screen', async ({
  context,
}) => {
  await openShop()
  await stay(context)
  const rows = new Map(failing.map((row) => [row.address, row]))
  await visit(context, [...rows.keys()], async (page, address) => {
    const { call = '', act } = rows.get(address) ?? {}
    const pattern = call === '*' ? /\/api\/(?!lang)/ : new RegExp(`/api${call}(\\?|$)`)
    const first = page.waitForRequest(pattern, { timeout: 60_000 })
    await Promise.all([first, page.goto(origin + address).then(() => act?.(page))])
    // What is counted is what happens in a time.
    await page.waitForTimeout(watched)
  })
  const tooMuch = [...rows.keys()].flatMap((page) =>
    [...countsOf(page)]
      .filter(([, count]) => count > most)
      .map(([call, count]) => `${page}: ${call} ${count} times`),
  )
  expect(tooMuch).toEqual([])
})

test('a page that could not be rendered asks slowly whether it can be, and loads again only then', async ({
  context,
  page,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  await openShop({ isDown: true })
  await visit(context, unrendered, async (one, path) => {
    let loads = 0
    one.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1
    })
    await one.goto(origin + path)
    await one.waitForRequest(/manifest\.webmanifest/, { timeout: 60_000 })
    await one.waitForTimeout(watched)
    expect.soft(loads, path).toBe(1)
  })
  const settingsReads = server.heard.filter(({ call }) => call === 'GET /master')
  expect(settingsReads.length).toBeLessThanOrEqual(unrendered.length * most)

  await page.goto(`${origin}/products`)
  const notice = page.getByText(words('The shop is not answering right now.'), { exact: false })
  await expect(notice).toBeVisible()
  server.isDown = false
  await expect(notice).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a page that loading again does not help waits for its button after three times', async ({
  page,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  await openShop({ isDown: true })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  // As when what can be read and what can be rendered differ.
  await page.route('**/manifest.webmanifest', (route) => route.fulfill({ json: {} }))
  await page.goto(`${origin}/products`)
  const givenUp = page.getByText(words('The shop is not answering right now.'), { exact: true })
  await expect(givenUp).toBeVisible({ timeout: 60_000 })
  expect(loads).toBe(4)
  await page
    .getByRole('status')
    .getByRole('button', { name: words('Retry') })
    .click()
  const waiting = words('The shop is not answering right now. This page comes back by itself.')
  await expect(page.getByText(waiting)).toBeVisible()
})

test('all pages of all guests ask for settings and translations once, and name the shopper', async ({
  request,
}) => {
  await openShop()
  for (let page = 1; page <= 10; page += 1) {
    await request.get(`${origin}/products?page=${page}`)
    await request.get(`${origin}/api/lang/en`)
  }
  const { heard } = server
  const times = (call: string) => heard.filter((one) => one.call === call).length
  expect([times('GET /master'), times('GET /lang/en')]).toEqual([1, 1])
  // Those two are the start's own; the others are made for somebody.
  const others = heard.filter(({ call }) => !/ \/(master|lang)/.test(call))
  expect(others.length).toBeGreaterThan(10)
  expect(new Set(others.map(({ asker }) => asker))).toEqual(new Set([others[0]?.asker]))
  expect(others[0]?.asker).toMatch(/^(::1|127\.0\.0\.1)$/)
})
