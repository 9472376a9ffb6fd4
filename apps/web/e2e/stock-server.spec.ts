import type { APIRequestContext, Page } from '@playwright/test'
import { at } from './ports.ts'
import { expect, logIn, pressAsSessionEnds, test } from './shopper.ts'
import { titles } from './titles.ts'
import { wordsOf } from './words.ts'

test.use({ baseURL: at('storefront') })

/** What the stand-in was asked for, or sent, that only other servers know. */
const beyondTheWire = async (request: APIRequestContext) =>
  (await request.get(`${at('stock')}/api/beyond-the-wire`)).json()

const chooseSize = (page: Page, words: (phrase: string) => string) =>
  page
    .getByRole('group', { name: new RegExp(`^${words('Size')}`) })
    .getByRole('radio')
    .first()
    .press(' ')

test('every screen stands on a server that speaks only the wire, oddities and all', async ({
  page,
  request,
  words,
  quiet,
}) => {
  // A row that nobody can show is reported once; refusals are in the console as the browser's own.
  quiet(/row|Failed to load resource/)
  const main = page.getByRole('main')

  await page.goto('/')
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goto('/products?sort_type=newest')
  await expect(main.getByRole('article')).toHaveCount(10)
  await page.goto('/categories')
  await main.getByRole('link').first().click()
  await expect(main.getByRole('article').first()).toBeVisible()
  await page.goto('/most-popular')
  await expect(main.getByRole('article').first()).toBeVisible()

  await page.goto('/products/1/details')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await chooseSize(page, words)
  await main
    .getByRole('button', { name: words('Add to cart') })
    .first()
    .click()

  const dialog = page.getByRole('dialog', { name: words('Login') })
  await expect(dialog.getByRole('textbox', { name: words('Email or phone') })).toHaveValue('')
  await dialog.getByRole('textbox', { name: words('Email or phone') }).fill('someone@shop.example')
  await dialog.getByRole('textbox', { name: words('Password'), exact: true }).fill('wrong')
  await dialog.getByRole('button', { name: words('Login') }).click()
  await expect(dialog.getByText('Credentials do not match')).toBeVisible()
  await dialog.getByRole('textbox', { name: words('Password'), exact: true }).fill('secret')
  await dialog.getByRole('button', { name: words('Login') }).click()
  await expect(page.getByText(words('has been added to cart'))).toBeVisible()

  await page.getByRole('button', { name: words('View In Cart') }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().press(' ')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Proceed to Checkout') })
    .click()
  await main
    .getByRole('button', { name: words('Place order') })
    .first()
    .click()
  const thanks = page.getByRole('dialog', { name: words('Thank you for your order') })
  await thanks.getByRole('link', { name: words('View orders') }).click()
  await expect(main.getByText('On The Way To You')).toBeVisible()
  await main.getByRole('link', { name: /#RC/ }).first().click()
  await expect(page).toHaveURL(/\/order-history\/\d+/)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/wishlist')
  await expect(main.getByRole('article').first()).toBeVisible()

  // GET /logout answers with a web page here, so it is posted (decision 001).
  const revoked = page.waitForRequest(
    (request) => request.url().endsWith('/api/logout') && request.method() === 'POST',
  )
  await page.getByRole('button', { name: new RegExp(words('My account')) }).click()
  await page.getByRole('menuitem', { name: words('Log Out') }).click()
  await page.getByRole('button', { name: words('Yes') }).click()
  await revoked
  await expect(page.getByText(words('Logout successfully'))).toBeVisible()
  await expect(page).toHaveURL(`${at('storefront')}/`)
  expect(await beyondTheWire(request)).toEqual([])
})

test('a session that ends before an order is sent leaves no order in doubt', async ({
  page,
  words,
  quiet,
}) => {
  quiet(/row|Failed to load resource/)
  const main = page.getByRole('main')
  const someone = { email: `${crypto.randomUUID()}@shop.example`, password: 'secret' }
  await page.goto('/products/1/details')
  await chooseSize(page, words)
  const add = main.getByRole('button', { name: words('Add to cart') }).first()
  await add.click()
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/login$/),
    logIn(page, someone, words),
  ])
  const { data } = (await answer.json()) as { data: { access: { token: string } } }
  await page.getByRole('button', { name: words('View In Cart') }).click()
  const cart = page.getByRole('dialog')
  await cart.getByRole('checkbox').first().press(' ')
  await cart.getByRole('button', { name: words('Proceed to Checkout') }).click()
  const place = main.getByRole('button', { name: words('Place order') }).first()
  await expect(place).toBeEnabled()

  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await pressAsSessionEnds(place, data.access)
  await expect(page.getByRole('dialog', { name: words('Login') })).toBeVisible()
  await logIn(page, someone, words)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(place).toBeEnabled()
  expect(sent).not.toContain('/api/place-order')
  await expect(page.getByText(words('Your last order is not answered yet'))).toHaveCount(0)
  await place.click()
  await expect(page.getByRole('dialog', { name: words('Thank you for your order') })).toBeVisible()
})

test('our own languages say what the server does not', async ({ page, quiet }) => {
  quiet(/row|Failed to load resource/)
  const words = wordsOf('ar')
  await page.goto('/products/1/details?lang=ar')
  const add = page
    .getByRole('main')
    .getByRole('button', { name: words('Add to cart') })
    .first()
  await chooseSize(page, words)
  await expect(add).toBeVisible()
  // Pressed, it is the app's own: the browser has read them, too.
  await add.click()
  await expect(page.getByRole('dialog', { name: words('Login') })).toBeVisible()
})

test('a page that was cached for a while is read again by its browser', async ({ page, quiet }) => {
  quiet(/row|Failed to load resource/)
  const address = '/products/2/details'
  await page.goto(address)
  await page.request.put(`${at('stock')}/api/names/2`, { data: 'A newer name' })
  await expect
    .poll(async () => (await page.request.get(address)).headers()['server-timing'])
    .toContain('stale')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A newer name')
})

// What browsers ask for besides, the stories watch (stories/story-api.ts).
test('no page that the server renders asks for what only other servers can do', async ({
  request,
}) => {
  for (const [row, { path = row }] of Object.entries(titles)) await request.get(path)
  await request.get('/sitemap.xml')
  expect(await beyondTheWire(request)).toEqual([])
})

test('what only other servers can do is not offered', async ({ page, words, quiet }) => {
  quiet(/row|Failed to load resource/)
  await page.goto('/')
  await expect(page.getByText(words('Hotline')).first()).toBeVisible()
  await expect(page.getByText(words('Become a Seller'))).toHaveCount(0)
  await page.goto('/shop/register')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    words('Shops cannot be opened on this page'),
  )
  await expect(main.getByRole('textbox')).toHaveCount(0)
  await expect(main.getByRole('link', { name: words('Contact Us') })).toBeVisible()
})
