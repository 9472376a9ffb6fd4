import { addAddress, expect, logIn, newShopper, test } from './shopper.ts'
import type { Locale } from './words.ts'

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  test.describe(locale, () => {
    test.use({ language: locale })

    test('a guest finds a product, logs in on the way, orders it and sees the order', async ({
      page,
      request,
      words,
    }) => {
      const shopper = await newShopper(request)
      const { data } = await (
        await request.get('/api/products?search=Linen%20Midi%20Dress', {
          headers: { 'Accept-Language': locale },
        })
      ).json()
      const [product] = data.products
      const size = product.sizes.at(-1)
      const color = product.colors.at(-1)
      const main = page.getByRole('main')

      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')

      // Search and filter.
      await page.getByRole('search').getByRole('combobox').fill(product.name)
      await page.getByRole('search').getByRole('combobox').press('Enter')
      await expect(page).toHaveURL(/\/products\?.*search=/)
      await expect(page.getByRole('search').getByRole('combobox')).toHaveValue(product.name)
      await main.locator('summary', { hasText: words('Size') }).click()
      await main.getByRole('link', { name: size.name, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`size_id=${size.id}`))
      await main.getByRole('article').getByRole('link', { name: product.name }).first().click()

      // Choose and add.
      await expect(page).toHaveURL(new RegExp(`/products/${product.id}/details`))
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.name)
      for (const { name } of [size, color]) {
        const choice = main.getByRole('radio', { name, exact: true })
        await choice.press('Space')
        await expect(choice).toBeChecked()
      }
      await main
        .getByRole('button', { name: words('Add to cart') })
        .first()
        .click()
      await expect(page.getByText(words('Please login first!'))).toBeVisible()
      await logIn(page, shopper, words)
      await expect(page.getByText(words('has been added to cart'))).toBeVisible()

      // The cart, and the shop to order from.
      await page.getByRole('button', { name: words('View In Cart') }).click()
      const cart = page.getByRole('dialog')
      await expect(cart.getByRole('link', { name: product.name })).toBeVisible()
      await expect(cart.getByText(size.name, { exact: true })).toBeVisible()
      await expect(cart.getByText(color.name, { exact: true })).toBeVisible()
      await cart.getByRole('button', { name: words('Proceed to Checkout') }).click()
      await expect(page.getByText(words('Please select at least one shop'))).toBeVisible()
      await cart.getByRole('checkbox').first().press(' ')
      await cart.getByRole('button', { name: words('Proceed to Checkout') }).click()

      // Checkout: the first address is made here.
      await expect(page).toHaveURL(/\/checkout$/)
      await main.getByRole('button', { name: words('New address') }).click()
      await addAddress(page, words)
      await expect(main.getByText('12 Nile Street')).toBeVisible()
      await main
        .getByRole('button', { name: words('Place order') })
        .first()
        .click()
      const thanks = page.getByRole('dialog', { name: words('Thank you for your order') })
      await expect(thanks).toBeVisible()
      await expect(thanks.getByRole('link', { name: /#RC\d+/ })).toHaveCount(1)

      // The history.
      await thanks.getByRole('link', { name: words('View orders') }).click()
      await expect(page).toHaveURL(/\/order-history/)
      const order = main.getByRole('link', { name: /#RC\d+/ })
      await expect(order).toHaveCount(1)
      await order.click()
      await expect(page).toHaveURL(/\/order-history\/\d+/)
      await expect(main.getByText(product.name)).toBeVisible()
      await expect(main.getByText('12 Nile Street')).toBeVisible()
      await expect(page).toHaveTitle(/ - Solano$/)
    })
  })
}
