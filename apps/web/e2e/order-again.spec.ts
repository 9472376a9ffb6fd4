import type { APIRequestContext } from '@playwright/test'
import { demoSession } from './operator.ts'
import { expect, test } from './ready.ts'
import { asShopper, signIn } from './shopper.ts'

// They count the orders of one account.
test.describe.configure({ mode: 'default' })

/** A delivered order all of whose products are there as they were. */
async function whatCanBeHadAgain(
  request: APIRequestContext,
  headers: ReturnType<typeof asShopper>,
) {
  const delivered = await request.get('/api/orders?order_status=Delivered', { headers })
  for (const { id } of (await delivered.json()).data.orders) {
    const quoted = await request.post('/api/place-order/again/quote', {
      headers,
      data: { order_id: id },
    })
    if (!quoted.ok()) continue
    const details = await request.get(`/api/order-details?order_id=${id}`, { headers })
    return {
      before: (await details.json()).data.order,
      quote: (await quoted.json()).data,
    }
  }
  throw new Error('The demo account has no such order')
}

test('what was delivered is ordered again at the prices, for the total and to the address that are shown', async ({
  page,
  open,
  request,
  words,
}) => {
  const shopper = await demoSession(request)
  const headers = asShopper(shopper)
  const { before, quote } = await whatCanBeHadAgain(request, headers)
  const { checkout, checkout_items, address } = quote
  const inMoney = (amount: number) =>
    `$${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

  await signIn(page, request, shopper)
  await open(`/order-history/${before.id}`)
  // Products are looked up for their prices; nobody looks at them.
  const views: string[] = []
  page.on('request', (call) => {
    if (call.url().includes('/api/product-details') && call.headers().authorization)
      views.push(call.url())
  })
  await page.getByRole('button', { name: words('Order again') }).click()
  const dialog = page.getByRole('dialog', { name: words('Order again') })
  for (const { name } of before.products) await expect(dialog).toContainText(name)
  for (const { price, discount_price } of checkout_items[0].products)
    await expect(dialog).toContainText(inMoney(discount_price || price))
  await expect(dialog).toContainText(address.address_line)
  await expect(dialog).toContainText(inMoney(checkout.payable_amount))

  await dialog.getByRole('button', { name: words('Place order') }).click()
  await expect(page.getByRole('dialog', { name: words('Thank you for your order') })).toBeVisible()
  expect(views).toEqual([])

  const all = (await (await request.get('/api/orders', { headers })).json()).data.orders
  const [placed] = all.toSorted((a: { id: number }, b: { id: number }) => b.id - a.id)
  expect(placed.id).toBeGreaterThan(before.id)
  expect(placed.amount).toBe(checkout.payable_amount)
})

test('what is ordered again is thanked for when its answer is lost, and a reload orders nothing more', async ({
  page,
  open,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource/)
  const shopper = await demoSession(request)
  const headers = asShopper(shopper)
  const { before } = await whatCanBeHadAgain(request, headers)
  const count = async () =>
    (await (await request.get('/api/orders', { headers })).json()).data.total as number
  const had = await count()

  await signIn(page, request, shopper)
  let isAway = true
  await page.route('**/api/place-order/**', async (route) => {
    const isLookUp = route.request().url().includes('attempt')
    if (isLookUp && !isAway) return route.continue()
    if (!isLookUp) await route.fetch()
    return route.abort()
  })
  await page.route('**/api/place-order/again/quote', (route) => route.continue())
  await open(`/order-history/${before.id}`)
  const again = page.getByRole('button', { name: words('Order again') })
  await again.click()
  const dialog = page.getByRole('dialog', { name: words('Order again') })
  await dialog.getByRole('button', { name: words('Place order') }).click()
  await expect(
    dialog.getByText(words('You can press Place order again: nothing is ordered twice.')),
  ).toBeVisible()
  expect(await count()).toBe(had + 1)

  // Back at the order it is looked for, and thanked for, without another press.
  isAway = false
  await page.reload()
  const thanks = page.getByRole('dialog', { name: words('Thank you for your order') })
  await expect(thanks).toBeVisible()
  expect(await count()).toBe(had + 1)
})
