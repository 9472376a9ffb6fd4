import { expect, test } from './shopper.ts'
import { titles } from './titles.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript a shopper can read the whole shop', async ({ page, words }) => {
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1)

  // Search is a form, filters and pages are links.
  await page.getByRole('search').getByRole('combobox').fill('backpack')
  await page.getByRole('search').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/products\?.*search=backpack/)
  await expect(main.getByRole('article').first()).toContainText(/backpack/i)
  await page.goto('/products')
  await main.getByRole('link', { name: words('Page {{page}}', { page: 2 }) }).click()
  await expect(page).toHaveURL(/page=2/)
  await main.getByRole('article').first().getByRole('link').first().click()

  // The product's page holds what it is and what it costs.
  await expect(page).toHaveURL(/\/products\/\d+\/details/)
  const name = await main.getByRole('heading', { level: 1 }).textContent()
  await expect(main).toContainText(/\$\d/)
  await expect(main.getByRole('heading', { name: words('Description') })).toBeVisible()
  await expect(page).toHaveTitle(`${name} | ${words('Product Details')} - Solano`)

  await page.goto('/categories')
  await main.getByRole('link').first().click()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test("a product's HTML holds name, price, description, JSON-LD and the theme", async ({
  request,
}) => {
  const { data } = await (await request.get('/api/product-details?product_id=1')).json()
  const html = await (await request.get('/products/1/details')).text()
  expect(html).toContain(`<title>${data.product.name} | Product Details - Solano</title>`)
  expect(html).toContain(data.product.price.toFixed(2))
  expect(html).toContain('rel="canonical"')
  expect(html).toContain('hrefLang="ar"')
  expect(html).toMatch(/<style>:root\{--primary:#/)
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)]
  const things = scripts.map(([, text]) => JSON.parse(text ?? '{}'))
  const product = things.find((thing) => thing['@type'] === 'Product')
  expect(product).toMatchObject({ name: data.product.name, offers: { priceCurrency: 'USD' } })
})

test('every path of the route table has its title', async ({ request, words }) => {
  for (const [pattern, { path = pattern, title }] of Object.entries(titles)) {
    const html = await (await request.get(path)).text()
    // What has a name of its own says it first.
    const own = html.match(/<title>(?:[^<]+ \| )?([^<|]+)<\/title>/)?.[1]
    expect.soft(own?.replace('&amp;', '&'), path).toBe(`${words(title)} - Solano`)
  }
})

test('a screen has its own styles from the start', async ({ request }) => {
  const stylesOf = async (path: string) =>
    (await (await request.get(path)).text()).match(/<link rel="stylesheet"[^>]*>/g)
  expect(await stylesOf('/')).toHaveLength(1)
  expect(await stylesOf('/about-us')).toHaveLength(2)
})

test('what a screen loads lies under /build/', async ({ request }) => {
  const html = await (await request.get('/products/1/details')).text()
  const files = [...html.matchAll(/"(\/[\w./-]+\.(?:js|css|woff2))"/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !file?.startsWith('/build/'))).toEqual([])
})

test("an address that is nobody's answers 404 on the bare layout", async ({
  page,
  words,
  quiet,
}) => {
  quiet(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: words('Page Not Found') })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const missing = await page.goto('/products/999999/details')
  expect(missing?.status()).toBe(404)
})
