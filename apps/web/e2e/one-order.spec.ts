import { expect, readyToOrder, signIn, test } from './shopper.ts'

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

  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 800,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
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
