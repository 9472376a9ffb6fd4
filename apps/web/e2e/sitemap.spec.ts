import type { APIRequestContext, Page } from '@playwright/test'
import { expect, newShopper, signIn, test } from './shopper.ts'

/** Pages of one kind, of which a large shop has thousands. */
const kinds = [/\/products\/\d+\/details/, /\/shops\/\d+/, /\/blog\//, /subcategory=/]
const enough = 10

interface Entry {
  loc: string
  alternates: Record<string, string>
}

const decoded = (text = '') => text.replaceAll('&amp;', '&')

/** Every entry of the sitemap, its parts included. */
async function entriesOf(request: APIRequestContext, address: string): Promise<Entry[]> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  expect(answer.headers()['content-type'], address).toMatch(/^(application|text)\/xml/)
  const text = await answer.text()
  const parts = [...text.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)]
  if (parts.length > 0) {
    const found = []
    for (const [, part] of parts) found.push(...(await entriesOf(request, decoded(part))))
    return found
  }
  return [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, loc, links = '']) => ({
    loc: decoded(loc),
    alternates: Object.fromEntries(
      [...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, locale, href]) => [
        locale,
        decoded(href),
      ]),
    ),
  }))
}

/** What the head of a document says to search engines. */
function readHead(html: string) {
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([link]) =>
    Object.fromEntries(
      [...link.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [
        name.toLowerCase(),
        decoded(value),
      ]),
    ),
  )
  return {
    language: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
    canonical: links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === 'alternate' && hreflang)
        .map(({ hreflang, href }) => [hreflang, href]),
    ),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
  }
}

/** All pages but of each large kind so many, spread over it, each in every language. */
function sample(entries: readonly Entry[]) {
  const groups = Map.groupBy(entries, ({ loc }) => kinds.findIndex((kind) => kind.test(loc)))
  return [...groups].flatMap(([kind, members]) => {
    if (kind < 0) return members
    const pages = [...Map.groupBy(members, ({ alternates }) => alternates['x-default']).values()]
    const step = Math.max(1, Math.floor(pages.length / enough))
    return pages
      .filter((_, index) => index % step === 0)
      .slice(0, enough)
      .flat()
  })
}

test('the sitemap leads to pages that answer, name themselves, and name each other by language', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const [, address = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? []
  const entries = await entriesOf(request, address)
  const all = new Set(entries.map(({ loc }) => loc))
  expect(all.size, 'each address once').toBe(entries.length)
  for (const kind of kinds)
    expect(entries.filter(({ loc }) => kind.test(loc)).length).toBeGreaterThan(0)
  // Whatever is named as the same page in another language is an entry that names this one.
  const byAddress = new Map(entries.map((entry) => [entry.loc, entry]))
  for (const { loc, alternates } of entries) {
    expect(Object.values(alternates), loc).toContain(loc)
    for (const href of Object.values(alternates))
      expect(byAddress.get(href)?.alternates, `${loc} and ${href}`).toEqual(alternates)
  }

  const faults: string[] = []
  for (const { loc, alternates } of sample(entries)) {
    const answer = await request.get(loc, { maxRedirects: 0 })
    const page = readHead(await answer.text())
    if (answer.status() !== 200) faults.push(`${loc} answers ${answer.status()}`)
    if (page.isHidden) faults.push(`${loc} hides itself`)
    const language = Object.entries(alternates).find(
      ([locale, href]) => href === loc && locale !== 'x-default',
    )?.[0]
    if (page.language !== language) faults.push(`${loc} is in ${page.language}`)
    if (JSON.stringify(page.canonical) !== JSON.stringify([loc]))
      faults.push(`${loc} calls itself ${page.canonical}`)
    if (JSON.stringify(page.alternates) !== JSON.stringify(alternates))
      faults.push(`${loc} names others: ${JSON.stringify(page.alternates)}`)
  }
  expect(faults).toEqual([])
})

const isHidden = async (page: Page) =>
  (await page.locator('meta[name=robots]').getAttribute('content')) === 'noindex'

test('filtered lists, the search, checkout and the account stay out of search engines', async ({
  page,
  request,
}) => {
  const hidden = [
    '/products?search=bag',
    '/products?sort_type=newest',
    '/products?rating=4',
    '/categories/bags?min_price=10',
    '/shops?search=north',
    '/shops/1?sort_type=newest',
    '/checkout',
    '/buynow',
    '/dashboard',
    '/order-history',
    '/wishlist',
    '/profile',
    '/massages',
    '/manage-address',
    '/change-password',
    '/support-tickets',
  ]
  const observed = await Promise.all(
    hidden.map(async (path) => ({
      path,
      isHidden: readHead(await (await request.get(path)).text()).isHidden,
    })),
  )
  expect(observed.filter((one) => !one.isHidden).map(({ path }) => path)).toEqual([])
  const missing = await request.get('/no/such/page')
  expect(missing.status()).toBe(404)

  // As the browser shows them to whoever is logged in, too.
  await signIn(page, request, await newShopper(request))
  for (const path of ['/dashboard', '/order-history', '/checkout']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await isHidden(page), path).toBe(true)
  }
})
