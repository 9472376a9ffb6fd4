import type { APIRequestContext, Page } from '@playwright/test'
import {
  addToCart,
  asShopper,
  expect,
  newShopper,
  plainProduct,
  readyToOrder,
  saveAddress,
  signIn,
  test,
} from './shopper.ts'

type Words = (phrase: string) => string

const placeIn = (page: Page, words: Words) =>
  page
    .getByRole('main')
    .getByRole('button', { name: words('Place order') })
    .first()

/** Two things of one shop that can be bought without choosing. */
async function twoProducts(request: APIRequestContext) {
  const product = await plainProduct(request)
  const { data } = await (await request.get(`/api/product-details?product_id=${product.id}`)).json()
  const shop: number = data.product.shop.id
  const sold = await (await request.get(`/api/products?shop_id=${shop}&per_page=40`)).json()
  const products: { id: number; name: string; quantity: number; sizes: unknown[] }[] =
    sold.data.products
  const other = products.find(
    ({ id, quantity, sizes }) => id !== product.id && quantity > 2 && sizes.length < 2,
  )
  if (!other) throw new Error('The shop sells one thing only')
  return { product, other, shop }
}

test('a heart that is pressed in one window stands in the other', async ({
  page,
  context,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  const { id, name } = await plainProduct(request)
  await signIn(page, request, shopper)
  await page.goto('/wishlist')
  await expect(page.getByRole('main').getByText(words('Your wishlist is empty'))).toBeVisible()
  const other = await context.newPage()
  await other.goto(`/products/${id}/details`)
  await other
    .getByRole('main')
    .getByRole('button', { name: words('Add {{name}} to the wishlist', { name }) })
    .first()
    .click()
  await page.bringToFront()
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(name)
})

test('Place order never places what another window put into the cart', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource.*422/)
  const shopper = await newShopper(request)
  const headers = asShopper(shopper)
  const { product, other, shop } = await twoProducts(request)
  await addToCart(request, shopper, { product_id: product.id })
  await saveAddress(request, shopper)
  await signIn(page, request, shopper)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await main.getByRole('checkbox').first().press(' ')
  const place = placeIn(page, words)
  await expect(place).toBeEnabled()
  await expect(main.getByText(product.name)).toBeVisible()

  // Elsewhere: another thing goes in, and the server is asked for the new total.
  await addToCart(request, shopper, { product_id: other.id })
  await request.post('/api/cart/checkout', { headers, data: { shop_ids: [shop] } })

  await place.click()
  const note = main
    .getByRole('alert')
    .filter({ hasText: words('The order has changed, so nothing was placed') })
  await expect(note).toContainText(other.name)
  await expect(note).toContainText(words('Payable Amount'))
  await expect(main.getByRole('link', { name: other.name }).first()).toBeVisible()
  const ordered = async () =>
    (await (await request.get('/api/orders', { headers })).json()).data.orders
  expect(await ordered()).toEqual([])

  // What it shows now is what is placed.
  await expect(place).toBeEnabled()
  await place.click()
  await expect(page.getByRole('dialog', { name: words('Thank you for your order') })).toBeVisible()
  expect(await ordered()).toMatchObject([{ quantity: 2 }])
})

test('nor does it buy the product that was wanted in another window', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/Failed to load resource.*422/)
  const shopper = await newShopper(request)
  const headers = asShopper(shopper)
  const { product, other } = await twoProducts(request)
  await saveAddress(request, shopper)
  const buy = (id: number) => addToCart(request, shopper, { product_id: id, is_buy_now: true })
  await buy(product.id)
  await signIn(page, request, shopper)
  await page.goto('/buynow')
  const place = placeIn(page, words)
  await expect(place).toBeEnabled()
  await buy(other.id)
  await place.click()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: other.name }).first()).toBeVisible()
  const orders = await (await request.get('/api/orders', { headers })).json()
  expect(orders.data.total).toBe(0)
})

test('what is ordered in one window leaves the cart of the other, too', async ({
  page,
  request,
  words,
}) => {
  const { shopper } = await readyToOrder(request)
  await signIn(page, request, shopper)
  const other = await page.context().newPage()
  await other.goto('/products')
  const badge = other.getByRole('button', {
    name: words('My Cart, {{count}} items', { count: 1 }),
  })
  await expect(badge).toBeVisible()

  await page.goto('/checkout')
  await page.getByRole('main').getByRole('checkbox').first().press(' ')
  const place = placeIn(page, words)
  await expect(place).toBeEnabled()
  await place.click()
  await expect(page.getByRole('dialog', { name: words('Thank you for your order') })).toBeVisible()
  await expect(badge).toHaveCount(0)
})

test('a cart that was emptied on another device is empty once its shop is chosen', async ({
  page,
  request,
  words,
}) => {
  const { shopper, product, headers } = await readyToOrder(request)
  await signIn(page, request, shopper)
  await page.goto('/products')
  await page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByRole('link', { name: product.name })).toBeVisible()
  const data = { product_id: product.id }
  expect((await request.post('/api/cart/delete', { headers, data })).ok()).toBe(true)

  await cart.getByRole('checkbox').first().press(' ')
  await expect(cart.getByText(words('Cart is empty'))).toBeVisible()
})

test('a profile that is saved in one window leaves alone what the other one has saved', async ({
  page,
  context,
  request,
  words,
}) => {
  const shopper = await newShopper(request)
  await signIn(page, request, shopper)
  const windows = [page, await context.newPage()] as const
  for (const one of windows) await one.goto('/profile')
  const save = async (one: Page) => {
    await one.getByRole('button', { name: words('Save changes') }).click()
    await expect(one.getByText(words('Your profile is saved'))).toBeVisible()
  }
  const [first, second] = windows
  await second.getByLabel(words('Full name')).fill('Nadia Karim')
  await save(second)
  // No focus comes between: this window has not read the profile since.
  await first.getByLabel(words('Gender')).selectOption('other')
  await save(first)
  await expect(first.getByLabel(words('Full name'))).toHaveValue('Nadia Karim')
  const { data } = await (await request.get('/api/profile', { headers: asShopper(shopper) })).json()
  expect(data.user).toMatchObject({ name: 'Nadia Karim', gender: 'other' })
})
