import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, readyToOrder, signIn, test } from './shopper.ts'
import { onSlowLine } from './slow-line.ts'

test('however often Place order is pressed on a slow network, there is one order', async ({
  page,
  request,
  words,
}) => {
  const { shopper, headers } = await readyToOrder(request)
  await signIn(page, request, shopper)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  const shop = main.getByRole('checkbox').first()
  await shop.press(' ')
  const button = main.getByRole('button', { name: words('Place order') }).first()
  await expect(button).toBeEnabled()
  // Whoever pays is led nowhere else: three steps, and help.
  const header = page.getByRole('banner')
  await expect(header.getByRole('listitem')).toHaveCount(3)
  await expect(header.getByRole('link', { name: words('Support') })).toBeVisible()
  await expect(header.getByRole('search')).toHaveCount(0)

  await onSlowLine(page, { latency: 800, throughput: 50_000 })
  await button.dblclick()
  const thanks = page.getByRole('dialog', { name: words('Thank you for your order') })
  await expect(thanks).toBeVisible({ timeout: 30_000 })

  const orders = await (await request.get('/api/orders', { headers })).json()
  expect(orders.data.total).toBe(1)

  // What was ordered from is empty now: closing leads to the order.
  const [order] = orders.data.orders
  await expect(thanks.getByText(order.order_code)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/order-history/${order.id}$`))
  await expect(main.getByRole('heading', { level: 1 })).toContainText(order.order_code)
})

/** A new shopper at the checkout, with everything chosen. */
async function atCheckout(
  page: Page,
  request: APIRequestContext,
  words: (phrase: string) => string,
) {
  const { shopper, headers } = await readyToOrder(request)
  await signIn(page, request, shopper)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await main.getByRole('checkbox').first().press(' ')
  const button = main.getByRole('button', { name: words('Place order') }).first()
  await expect(button).toBeEnabled()
  const orders = async () => (await (await request.get('/api/orders', { headers })).json()).data
  return { headers, main, button, orders }
}

const placing = '**/api/place-order'
/** The server takes the order, and nobody hears of it. */
const loseAnswer = (page: Page) =>
  page.route(placing, async (route) => {
    await route.fetch()
    await route.abort()
  })
/** Pressed while no order reaches the server. */
async function placeInVain(page: Page, button: Locator, words: (phrase: string) => string) {
  await page.route(placing, (route) => route.abort())
  await button.click()
  await expect(
    page
      .getByText(words('You can press Place order again: nothing is ordered twice.'))
      .filter({ visible: true }),
  ).toBeVisible()
}
/** The one shop of the cart, and its one product. */
async function inCart(request: APIRequestContext, headers: Record<string, string>) {
  const { data } = await (await request.get('/api/carts', { headers })).json()
  const [{ shop_id, products }] = data.cart_items
  return { shop: Number(shop_id), product: Number(products[0].id) }
}
const thanksOf = (page: Page, words: (phrase: string) => string) =>
  page.getByRole('dialog', { name: words('Thank you for your order') })

test('an order whose answer is lost is thanked for, and is one', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  const { button, orders } = await atCheckout(page, request, words)
  await loseAnswer(page)
  await button.click()
  const thanks = thanksOf(page, words)
  await expect(thanks).toBeVisible()
  const { total, orders: all } = await orders()
  expect(total).toBe(1)
  await expect(thanks.getByText(all[0].order_code)).toBeVisible()
})

test('an order that never arrived is not thanked for when its goods are taken out elsewhere', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  const { headers, main, button, orders } = await atCheckout(page, request, words)
  await placeInVain(page, button, words)

  const { product } = await inCart(request, headers)
  await request.post('/api/cart/delete', { headers, data: { product_id: product } })
  await page.reload()
  await expect(main.getByText(words('Cart is empty'))).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // The same goods once more are an order of their own.
  await request.post('/api/cart/store', { headers, data: { product_id: product } })
  await page.unroute(placing)
  await page.reload()
  await main.getByRole('checkbox').first().press(' ')
  await button.click()
  await expect(thanksOf(page, words)).toBeVisible()
  expect((await orders()).total).toBe(1)
})

test('an order whose answer is lost is found although the orders could not be read before', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  await page.route('**/api/orders?*', (route) => route.abort())
  const { button, orders } = await atCheckout(page, request, words)
  await loseAnswer(page)
  await button.click()
  await expect(thanksOf(page, words)).toBeVisible()
  expect((await orders()).total).toBe(1)
})

/** The same shopper buys a product elsewhere, by itself. */
async function buyElsewhere(request: APIRequestContext, headers: Record<string, string>) {
  const { shop, product } = await inCart(request, headers)
  const { data } = await (await request.get('/api/addresses', { headers })).json()
  await request.post('/api/cart/store', {
    headers,
    data: { product_id: product, is_buy_now: true },
  })
  const elsewhere = await request.post('/api/place-order', {
    headers,
    data: {
      shop_ids: [shop],
      address_id: data.addresses[0].id,
      payment_method: 'cash',
      is_buy_now: true,
    },
  })
  expect(elsewhere.ok(), await elsewhere.text()).toBe(true)
}

test('the thanks after a lost answer are for the order that was placed here', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  const { headers, button, orders } = await atCheckout(page, request, words)
  const { product } = await inCart(request, headers)
  await page.route(placing, async (route) => {
    await route.fetch()
    await request.post('/api/cart/store', { headers, data: { product_id: product } })
    await buyElsewhere(request, headers)
    await route.abort()
  })
  await button.click()
  const thanks = thanksOf(page, words)
  await expect(thanks).toBeVisible()
  const [other, own] = (await orders()).orders
  await expect(thanks.getByText(own.order_code)).toBeVisible()
  await expect(thanks.getByText(other.order_code)).toHaveCount(0)
})

test('an order that never arrived is not taken for one of the same goods that was made elsewhere', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  const { headers, button, orders } = await atCheckout(page, request, words)
  await placeInVain(page, button, words)

  await buyElsewhere(request, headers)
  await page.reload()
  await expect(button).toBeEnabled()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(placing)
  await button.click()
  await expect(thanksOf(page, words)).toBeVisible()
  expect((await orders()).total).toBe(2)
})
