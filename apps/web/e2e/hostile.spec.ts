import { hostileText, hostileWords } from './hostile-words.ts'
import { at } from './ports.ts'
import { expect, test } from './ready.ts'

test.use({ baseURL: at('besieged') })

const ran = 'html[data-pwned]'
const isOne = (text: string) => text.replace(/\s+/g, ' ').trim()

for (const path of [
  '/',
  '/products',
  '/products/1/details',
  '/categories',
  '/most-popular',
  '/best-deal',
  '/flash-sale/1',
  '/shops',
  '/shops/1',
  '/blogs',
  '/blog/1',
  '/about-us',
  '/terms-and-conditions',
  '/contact-us',
])
  test(`${path}: what strangers wrote is shown and does not run`, async ({ page, open, quiet }) => {
    // Pictures and answers that this server does not have; the policy's refusals fail the test.
    quiet(/Failed to load resource/)
    await open(path)
    await expect(page.locator(ran)).toHaveCount(0)
    // The whole of it: nothing was taken for the document's own and cut out.
    await expect
      .poll(async () => isOne((await page.locator('body').textContent()) ?? ''))
      .toContain(isOne(hostileText))
    // The app has taken the page over, from all of its data.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('a[href^="javascript:" i]')).toHaveCount(0)
  })

/** Every word on the list of all products, and on one of the others that show what they look for. */
const others = ['/categories/1', '/most-popular', '/best-deal', '/shops', '/shops/1']
const addresses = hostileWords.flatMap((word, index) => [
  { path: '/products', word },
  { path: others[index % others.length] ?? '/', word },
])

for (const path of ['/products', ...others])
  test(`${path}: what an address says is shown and does not run`, async ({ page, open, quiet }) => {
    quiet(/Failed to load resource/)
    for (const { word } of addresses.filter((one) => one.path === path)) {
      await open(
        `${path}?${new URLSearchParams({ search: word.slice(0, 500), tab: word.slice(0, 90) })}`,
      )
      await expect(page.locator(ran)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  })

test('a long address makes no page', async ({ request }) => {
  const answer = await request.get(`/products?search=${'x'.repeat(12_000)}`)
  expect(answer.status()).toBe(414)
  expect((await answer.body()).length).toBeLessThan(5_000)
  const widest = await request.get(`/products?search=${'x'.repeat(2_000)}`)
  expect(widest.status()).toBe(200)
  const plain = await request.get('/products')
  expect((await widest.body()).length - (await plain.body()).length).toBeLessThan(60_000)
})

test('every answer for a page has the headers that keep it safe', async ({ request }) => {
  const requests = [
    ['GET', '/products/1/details'],
    ['HEAD', '/'],
    ['OPTIONS', '/'],
    ['POST', '/products'],
    ['GET', '/nothing-here'],
    ['GET', '/_root.data'],
    ['GET', '/products.data'],
    ['GET', '/__manifest'],
    ['GET', '/__manifest?version=x'],
    ['GET', `/products?search=${'x'.repeat(3_000)}`],
  ] as const
  for (const [method, path] of requests) {
    const answer = await request.fetch(path, { method, maxRedirects: 0 })
    expect(answer.status(), `${method} ${path}`).toBeLessThan(500)
    const headers = answer.headers()
    expect(headers, `${method} ${path}`).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringMatching(/default-src '(self|none)'/),
    })
  }
})
