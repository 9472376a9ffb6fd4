import { asOperator } from './operator.ts'
import { expect, readyToOrder, signIn, test } from './shopper.ts'
import type { Locale } from './words.ts'

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  test.describe(locale, () => {
    test.use({ language: locale })

    test('whoever cancels what is paid sees where the money goes, and that it is back', async ({
      page,
      request,
      words,
      baseURL,
    }) => {
      const { shopper, headers, addressId } = await readyToOrder(request)
      const { data: cart } = await (await request.get('/api/carts', { headers })).json()
      const placed = await request.post('/api/place-order', {
        headers,
        data: {
          shop_ids: [cart.cart_items[0].shop_id],
          address_id: addressId,
          payment_method: 'sandbox',
        },
      })
      expect(placed.status(), await placed.text()).toBe(200)
      await page.goto((await placed.json()).data.order_payment_url)
      await page.getByRole('button', { name: words('Approve payment') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Payment received'))

      await signIn(page, request, shopper)
      const { data } = await (await request.get('/api/orders', { headers })).json()
      const [order] = data.orders
      const amount = order.amount.toLocaleString('en', { minimumFractionDigits: 2 })
      const isolated = (text: string) => `\u2068${text}\u2069`
      const sentence = (phrase: string) =>
        words(phrase, { method: isolated(words('Sandbox')), amount: isolated(`$${amount}`) })
      const goesBack = sentence('Your money goes back to {{method}}: {{amount}}.')

      // Said before, and after.
      await page.goto(`/order-history/${order.id}`)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: words('Cancel order') }).click()
      const question = page.getByRole('alertdialog')
      await expect(question.getByText(goesBack)).toBeVisible()
      await question.getByRole('button', { name: words('Cancel order') }).click()
      // The button is gone: what has the focus now is in sight.
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport()
      const toast = page.getByRole('listitem').filter({ hasText: words('The order is cancelled') })
      await expect(toast.getByText(goesBack)).toBeVisible()
      await expect(main.getByText(goesBack)).toBeVisible()
      const way = main.getByRole('list', { name: words('Order status') })
      await expect(way.getByText(words('Refund due'))).toBeVisible()

      // The operator finds it among what is due, and gives it back.
      expect(asOperator('orders:refunds', baseURL)).toContain(order.order_code)
      asOperator('orders:refunds', baseURL, String(order.id))
      expect(asOperator('orders:refunds', baseURL)).not.toContain(order.order_code)
      await page.reload()
      await expect(
        main.getByText(sentence('Your money went back to {{method}}: {{amount}}.')),
      ).toBeVisible()
      await expect(way.getByText(words('Refunded'))).toBeVisible()
      await main
        .getByRole('link', { name: words('Order History') })
        .last()
        .click()
      await expect(main.getByRole('link', { name: order.order_code })).toContainText(
        words('Refunded'),
      )
    })
  })
}
