import type { APIRequestContext } from '@playwright/test'
import { demoSession } from './operator.ts'
import { expect, test } from './ready.ts'
import { asShopper, signIn } from './shopper.ts'

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
