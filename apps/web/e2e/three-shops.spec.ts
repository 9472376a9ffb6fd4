import type { APIRequestContext } from '@playwright/test'
import {
  addToCart,
  asShopper,
  expect,
  newShopper,
  plainProduct,
  saveAddress,
  signIn,
  test,
} from './shopper.ts'

type Found = {
  id: number
  quantity: number
  price: number
  discount_price: number
  sizes: unknown[]
  shop: { id: number; name: string }
}
type Coupon = { code: string; min_order_amount: number; shop_id: number | null }

/** One product with no size to choose each of three shops; the first shop's voucher takes something off. */
async function threeShops(request: APIRequestContext, headers: Record<string, string>) {
  const { data } = await (await request.get('/api/products?per_page=100&page=1')).json()
  const byShop = new Map<number, Found>()
  for (const product of data.products as Found[])
    if (product.quantity >= 30 && product.sizes.length < 2 && !byShop.has(product.shop.id))
      byShop.set(product.shop.id, product)
  const all = [...byShop.values()]
  for (const first of all) {
    const { data: vouchers } = await (
      await request.get(`/api/get-vouchers?shop_id=${first.shop.id}`, { headers })
    ).json()
    const coupon = (vouchers.coupons as Coupon[]).find(
      ({ shop_id, min_order_amount }) =>
        shop_id === first.shop.id && min_order_amount <= (first.discount_price || first.price),
    )
    if (coupon) {
      const others = all.filter(({ shop }) => shop.id !== first.shop.id).slice(0, 2)
      return { coupon, products: [first, ...others] }
    }
  }
  throw new Error('The demo shop has no such voucher')
}

test('three shops are ordered at once, with a coupon on one', async ({ page, request, words }) => {
  const shopper = await newShopper(request)
  const headers = asShopper(shopper)
  const { coupon, products } = await threeShops(request, headers)
  for (const { id } of products) await addToCart(request, shopper, { product_id: id })
  await saveAddress(request, shopper)
  await signIn(page, request, shopper)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  for (const { shop } of products) await main.getByRole('checkbox', { name: shop.name }).press(' ')
  // Each keeps its place: what is pressed once more at the same spot is the same shop.
  for (const { shop } of products) {
    const circle = main.getByRole('checkbox', { name: shop.name })
    await circle.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await circle.boundingBox()) ?? {}
    for (const isChosen of [false, true]) {
      await page.mouse.click(x + width / 2, y + height / 2)
      await expect(circle).toBeChecked({ checked: isChosen })
    }
  }

  const code = main.getByRole('textbox', { name: words('Coupon code') })
  await code.fill('NO-SUCH-CODE')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(/\S/)
  await code.fill(coupon.code)
  await code.press('Enter')
  await expect(main.getByText(words('Coupon applied'))).toBeVisible()
  const place = main.getByRole('button', { name: words('Place order') }).first()
  await expect(place).toBeEnabled()
  await place.click()

  const thanks = page.getByRole('dialog', { name: words('Thank you for your order') })
  await expect(thanks.getByRole('link', { name: /#RC\d+/ })).toHaveCount(3)
  const { data } = await (await request.get('/api/orders', { headers })).json()
  expect(data.total).toBe(3)
  const discounts = new Map<number, number>()
  for (const { id } of data.orders) {
    const details = await (
      await request.get(`/api/order-details?order_id=${id}`, { headers })
    ).json()
    discounts.set(details.data.order.shop.id, details.data.order.coupon_discount)
  }
  const [first, ...others] = products.map(({ shop }) => discounts.get(shop.id))
  expect(first).toBeGreaterThan(0)
  expect(others).toEqual([0, 0])
})

test('a shop whose last pieces went meanwhile does not hold up the others', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/422/)
  const [shopper, quicker] = [await newShopper(request), await newShopper(request)]
  const headers = asShopper(shopper)
  const { products } = await threeShops(request, headers)
  const scarce = await plainProduct(request, { atLeast: 1, atMost: 12 })
  const productIds = [...products.slice(1).map(({ id }) => id), scarce.id]
  for (const product_id of productIds) await addToCart(request, shopper, { product_id })
  await saveAddress(request, shopper)
  await signIn(page, request, shopper)
  await page.goto('/checkout')
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: words('All shops') }).press(' ')
  await expect(main.getByRole('checkbox', { checked: false })).toHaveCount(0)

  const place = main.getByRole('button', { name: words('Place order') }).first()
  await expect(place).toBeEnabled()

  // Somebody else is quicker.
  const others = asShopper(quicker)
  const address_id = await saveAddress(request, quicker)
  await addToCart(request, quicker, { product_id: scarce.id, quantity: scarce.quantity })
  const { data: bought } = await (await request.get('/api/carts', { headers: others })).json()
  const placed = await request.post('/api/place-order', {
    headers: others,
    data: { shop_ids: [bought.cart_items[0].shop_id], address_id, payment_method: 'cash' },
  })
  expect(placed.status(), await placed.text()).toBe(200)

  await place.click()
  await expect(main.getByText(/is sold out/).first()).toBeVisible()
  // Nobody orders for a sum that is being read anew.
  await expect(place).not.toHaveAttribute('aria-busy')
  await place.click()
  const thanks = page.getByRole('dialog', { name: words('Thank you for your order') })
  await expect(thanks).toBeVisible()
  const { data } = await (await request.get('/api/orders', { headers })).json()
  expect(data.total).toBeGreaterThanOrEqual(1)
  for (const { id } of data.orders) {
    const { data: one } = await (
      await request.get(`/api/order-details?order_id=${id}`, { headers })
    ).json()
    expect(one.order.products.map((product: { id: number }) => product.id)).not.toContain(scarce.id)
  }
})
