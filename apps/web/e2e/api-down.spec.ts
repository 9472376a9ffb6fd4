import type { ChildProcess } from 'node:child_process'
import type { Locator, Page } from '@playwright/test'
import { freePort, start, stop } from './program.ts'
import { expect, test } from './shopper.ts'

const screens = ['/', '/products', '/products/1/details', '/checkout']

/** A storefront of this file's own, whose server comes and goes. */
let storefront: ChildProcess | undefined
let server: ChildProcess | undefined
let serverPort: number
let origin: string

const up = async () => {
  await down()
  server = await start('e2e/stock-server.ts', /Stock server on/, {}, String(serverPort))
}
const down = () => stop(server)

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  serverPort = await freePort()
  const port = await freePort()
  origin = `http://localhost:${port}`
  storefront = await start('server/start.ts', /Shop\s+http/, {
    PORT: String(port),
    API_URL: `http://localhost:${serverPort}`,
  })
})
test.afterAll(async () => {
  await Promise.all([stop(storefront), stop(server)])
})

/** What such a page throws away unhandled. */
function watch(page: Page): string[] {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(`${page.url()}: ${error}`))
  return thrown
}

/** Signs in to the stock server's one account, for checkout. */
async function stay(page: Page) {
  await page.goto(`${origin}/icon.svg`)
  await page.evaluate(() => {
    localStorage.setItem('token', 'stock-token')
    localStorage.setItem('user', JSON.stringify({ id: 1, name: 'Nadia Karim' }))
  })
}

const shown = (page: Page) => {
  const main = page.getByRole('main')
  return page.url().endsWith('/checkout')
    ? main.getByText(/Cart is empty|Your order waits for its payment/).first()
    : page.url().endsWith('/details')
      ? main.getByRole('button', { name: 'Buy now' })
      : main.getByRole('article').first()
}

test('pages that are opened while the server is away say so and come back by themselves', async ({
  page,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource|cannot be reached|translation|fetch/i)
  await down()
  await stay(page)
  const pages = await Promise.all(
    screens.map(async (path) => {
      const one = await page.context().newPage()
      const thrown = watch(one)
      const answer = await one.goto(`${origin}${path}`)
      return { one, path, thrown, status: answer?.status() }
    }),
  )
  for (const { one, path, status } of pages) {
    await expect
      .soft(
        one.getByText(
          words('The shop is not answering right now. This page comes back by itself.'),
        ),
        path,
      )
      .toBeVisible()
    await expect.soft(one.getByRole('button', { name: words('Retry') }).first(), path).toBeVisible()
    await expect.soft(one.getByRole('main'), path).not.toBeEmpty()
    expect.soft(status, path).toBe(503)
  }

  await up()
  for (const { one, path, thrown } of pages) {
    // The longer it was away, the longer a page waits until it asks again.
    await expect.soft(shown(one), path).toBeVisible({ timeout: 40_000 })
    await expect
      .soft(
        one.getByText(
          words('The shop is not answering right now. This page comes back by itself.'),
        ),
        path,
      )
      .toBeHidden()
    expect.soft(thrown).toEqual([])
  }
})

test('screens that are walked to while the server is away explain themselves; Retry brings them', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource|row/)
  const thrown = watch(page)
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: words('Retry') })
  const putIntoCart = () =>
    request.post(`http://localhost:${serverPort}/api/cart/store`, {
      headers: { Authorization: 'Bearer stock-token' },
      data: { product_id: 1 },
    })
  /** The server is back, and so is the screen: by Retry, if not by itself. */
  const recover = async (target: Locator) => {
    await expect(retry.first()).toBeVisible()
    await expect(main.getByText('The shop cannot be reached.').first()).toBeVisible()
    await up()
    await putIntoCart()
    await expect(async () => {
      for (const button of await retry.all()) await button.click({ timeout: 1000 })
      await expect(target).toBeVisible({ timeout: 1500 })
      await expect(retry).toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 20_000 })
    await down()
  }

  await up()
  await putIntoCart()
  await stay(page)
  await page.goto(`${origin}/categories`)
  await expect(
    page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }),
  ).toBeVisible()
  await down()

  await page
    .getByRole('link', { name: words('Home'), exact: true })
    .first()
    .click()
  await expect(page).toHaveURL(`${origin}/`)
  await recover(main.getByRole('article').first())

  await page.getByRole('search').getByRole('combobox').fill('a')
  await page.getByRole('search').getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/products\?/)
  await recover(main.getByRole('article').first())

  await main.getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/details$/)
  await recover(main.getByRole('heading', { name: words('Description') }))

  await page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('checkbox').first().press('Space')
  await drawer.getByRole('button', { name: words('Proceed to Checkout') }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await recover(main.getByText(words('Payable Amount')).first())
  await expect(main.getByRole('button', { name: words('Place order') }).first()).toBeEnabled()

  expect(thrown).toEqual([])
})
