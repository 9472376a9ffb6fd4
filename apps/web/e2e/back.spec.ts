/** Back with something open closes it and stays; with nothing open it leaves the page in one step. */
import type { Page } from '@playwright/test'
import { addToCart, expect, newShopper, plainProduct, signIn, test } from './shopper.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

let product: Awaited<ReturnType<typeof plainProduct>>
test.beforeEach(async ({ page, request }) => {
  product = await plainProduct(request)
  const shopper = await newShopper(request)
  await addToCart(request, shopper, { product_id: product.id })
  await signIn(page, request, shopper)
  // Two pages of the shop: there is somewhere to go back to.
  await page.goto('/blogs')
  await expect(page.getByRole('button', { name: 'My Cart, 1 item' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Products' }).first().click()
  await expect(page).toHaveURL(/\/products$/)
})

const openCart = async (page: Page) => {
  await page.getByRole('button', { name: /My Cart/ }).click()
  const cart = page.getByRole('dialog', { name: /My Cart/ })
  await expect(cart.getByRole('link', { name: product.name })).toBeVisible()
  return cart
}

test('the drawer, and what lies over it, one step each', async ({ page }) => {
  const cart = await openCart(page)
  await cart.getByRole('button', { name: 'Apply Store voucher' }).click()
  const vouchers = page.getByRole('dialog', { name: /Voucher from/ })
  await expect(vouchers).toBeVisible()
  await page.goBack()
  await expect(vouchers).toBeHidden()
  await expect(cart).toBeVisible()
  await page.goBack()
  await expect(cart).toBeHidden()
  await expect(page).toHaveURL(/\/products$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/blogs$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/products$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(cart).toBeHidden()
})

test('what was closed by its cross is no step any more', async ({ page }) => {
  for (let time = 0; time < 2; time += 1) {
    const cart = await openCart(page)
    await cart.getByRole('button', { name: 'Close' }).click()
    await expect(cart).toBeHidden()
  }
  await page.goBack()
  await expect(page).toHaveURL(/\/blogs$/)
})

test('a way out of the drawer leads back to its page', async ({ page }) => {
  const cart = await openCart(page)
  await cart.getByRole('link', { name: product.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await expect(cart).toBeHidden()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/blogs$/)
})

test('filters that were chosen stay when their drawer is closed', async ({ page }) => {
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await page.getByRole('link', { name: 'Filters' }).click()
  await drawer.getByRole('link', { name: /Shoes/ }).click()
  await expect(page).toHaveURL(/\/products\?/)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/products\?/)
  await page.goBack()
  await expect(page).toHaveURL(/\/products$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/blogs$/)
})

for (const name of [/^Show/, 'Close'])
  test(`a price that is typed in the drawer narrows the list when ${name} closes it`, async ({
    page,
  }) => {
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await page.getByRole('link', { name: 'Filters' }).click()
    await drawer.getByRole('spinbutton', { name: 'From, number' }).fill('50')
    await drawer.getByRole('button', { name }).click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/min_price=50/)
  })

test('the search', async ({ page }) => {
  await page.getByRole('button', { name: 'Search' }).click()
  const search = page.getByRole('dialog', { name: 'Search' })
  await search.getByRole('combobox').fill('linen')
  await page.goBack()
  await expect(search).toBeHidden()
  await expect(page).toHaveURL(/\/products$/)
})
