import type { Page } from '@playwright/test'
import {
  addToCart,
  asShopper,
  expect,
  logIn,
  newShopper,
  plainProduct,
  saveAddress,
  test,
} from './shopper.ts'
import type { Locale } from './words.ts'

/** The gateway's window, opened by a press. */
async function gatewayOf(page: Page, press: () => Promise<void>): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await press()
  return opening
}

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  test.describe(locale, () => {
    test.use({ language: locale })

    test('a guest buys one thing now, is declined, and pays from the order history', async ({
      page,
      request,
      words,
    }) => {
      const shopper = await newShopper(request)
      const headers = asShopper(shopper)
      await saveAddress(request, shopper)
      const product = await plainProduct(request)
      const other = await plainProduct(request, { atLeast: 60 })
      await addToCart(request, shopper, { product_id: other.id })
      const main = page.getByRole('main')

      // Wanted as a guest: it goes on after the login.
      await page.goto(`/products/${product.id}/details`)
      await main.getByRole('button', { name: words('Buy now') }).click()
      await expect(page.getByText(words('Please login first!'))).toBeVisible()
      await logIn(page, shopper, words)
      await expect(page).toHaveURL(/\/buynow$/)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('Buy now'))
      await expect(main.getByRole('checkbox')).toHaveCount(0)

      // Placed, and declined at the gateway.
      await main.getByRole('radio', { name: words('Sandbox') }).press(' ')
      const place = main.getByRole('button', { name: words('Place order') }).first()
      const declining = await gatewayOf(page, () => place.click())
      await expect(declining.getByRole('heading', { level: 1 })).toHaveText(
        words('Pay for your order'),
      )
      await expect(declining.locator('html')).toHaveAttribute(
        'dir',
        locale === 'ar' ? 'rtl' : 'ltr',
      )
      await declining.getByRole('button', { name: words('Decline payment') }).click()
      await expect(declining.getByText(words('The card was declined.'))).toBeVisible()
      // The window says so for a moment, and closes by itself.
      const cancelled = page.getByRole('dialog', { name: words('The payment did not go through') })
      await expect(cancelled.getByText(words('The card was declined.'))).toBeVisible({
        timeout: 20_000,
      })

      // The order waits; what was in the cart is still there.
      await cancelled.getByRole('link', { name: words('View order'), exact: true }).click()
      await expect(page).toHaveURL(/\/order-history\/\d+$/)
      await expect(main.getByText(words('Not paid yet'))).toBeVisible()
      const carts = await (await request.get('/api/carts', { headers })).json()
      expect(carts.data.total).toBe(1)

      // Paid later.
      await main
        .getByRole('link', { name: words('Order History') })
        .last()
        .click()
      await expect(page).toHaveURL(/\/order-history$/)
      const pay = main.getByRole('button', { name: words('Pay now') })
      const paying = await gatewayOf(page, () => pay.click())
      await paying.getByRole('button', { name: words('Approve payment') }).click()
      await expect(page.getByText(words('Payment received'))).toBeVisible()
      expect(paying.isClosed()).toBe(true)
      await expect(pay).toHaveCount(0)
      const { data } = await (await request.get('/api/orders', { headers })).json()
      expect(data.orders).toMatchObject([{ payment_status: 'Paid', payment_method: 'Sandbox' }])
    })
  })
}
