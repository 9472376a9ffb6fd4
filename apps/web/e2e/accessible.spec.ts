import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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
import type { Locale } from './words.ts'

async function clean(page: Page, screen: string) {
  // Only what is wrong is written out, not all that is right: a quarter of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const complaints = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  )
  expect.soft(complaints, screen).toEqual([])
}

for (const locale of ['en', 'ar'] satisfies Locale[]) {
  test.describe(locale, () => {
    // What is still fading in has no colours of its own yet.
    test.use({ language: locale, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds nothing where a guest looks around', async ({
      page,
      request,
      words,
      quiet,
    }) => {
      quiet(/404/)
      const main = page.getByRole('main')
      await page.goto('/')
      await expect(main.getByRole('article').first()).toBeVisible()
      await clean(page, 'home')
      await page.getByRole('button', { name: words('Login') }).click()
      await expect(page.getByRole('dialog', { name: words('Login') })).toBeVisible()
      await clean(page, 'login')

      const { data } = await (await request.get('/api/categories')).json()
      const [category] = data.categories
      for (const path of ['/products', `/categories/${category.slug ?? category.id}`]) {
        await page.goto(path)
        await expect(main.getByRole('article').first()).toBeVisible()
        await clean(page, path)
      }
      await page.goto('/categories')
      await expect(main.getByRole('link').first()).toBeVisible()
      await clean(page, '/categories')

      await page.goto('/no/such/page')
      await expect(page.getByRole('heading', { name: words('Page Not Found') })).toBeVisible()
      await clean(page, 'not found')
    })

    test('axe finds nothing from a product to its order', async ({ page, request, words }) => {
      const main = page.getByRole('main')
      const shopper = await newShopper(request)
      const headers = asShopper(shopper)
      const product = await plainProduct(request)
      await saveAddress(request, shopper)
      await addToCart(request, shopper, { product_id: product.id })
      await request.post('/api/favorite-add-or-remove', {
        headers,
        data: { product_id: product.id },
      })
      await signIn(page, request, shopper)

      await page.goto('/wishlist')
      await expect(main.getByRole('article').first()).toBeVisible()
      await clean(page, '/wishlist')

      await page.goto(`/products/${product.id}/details`)
      await expect(main.getByRole('button', { name: words('Buy now') })).toBeVisible()
      await clean(page, 'product')
      await page
        .getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) })
        .click()
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('checkbox')).toBeVisible()
      await expect(drawer.getByRole('definition').filter({ hasText: '$' })).not.toHaveCount(0)
      await clean(page, 'cart')

      await page.goto('/checkout')
      await expect(main.getByText('12 Nile Street')).toBeVisible()
      await main.getByRole('checkbox').first().press('Space')
      await expect(main.getByRole('button', { name: words('Place order') }).first()).toBeEnabled()
      await clean(page, 'checkout')
    })

    test('axe finds nothing on the orders', async ({ page, request }) => {
      const main = page.getByRole('main')
      const shopper = await newShopper(request)
      const headers = asShopper(shopper)
      const product = await plainProduct(request, { atLeast: 100 })
      const address_id = await saveAddress(request, shopper)
      await addToCart(request, shopper, { product_id: product.id })
      const cart = await (await request.get('/api/carts', { headers })).json()
      const placed = await request.post('/api/place-order', {
        headers,
        data: {
          shop_ids: [cart.data.cart_items[0].shop_id],
          address_id,
          payment_method: 'cash',
        },
      })
      expect(placed.ok(), await placed.text()).toBe(true)
      await signIn(page, request, shopper)

      await page.goto('/order-history')
      await expect(main.getByRole('link', { name: /#RC\d+/ })).toBeVisible()
      await clean(page, 'order history')
      await main.getByRole('link', { name: /#RC\d+/ }).click()
      await expect(main.getByText('12 Nile Street')).toBeVisible()
      await clean(page, 'order details')
    })
  })
}

for (const [screen, path] of [
  ['home', '/'],
  ['the list', '/products'],
  ['a product', '/products/1/details'],
] as const)
  test(`nothing moves while ${screen} comes to life for a guest`, async ({ page, words }) => {
    await page.addInitScript(() => {
      // Said by the app when the page is hydrated.
      addEventListener('shop:ready', () => sessionStorage.setItem('ready', 'yes'))
    })
    await page.goto(path)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('ready'))).toBe('yes')
    await page
      .getByRole('button', { name: words('My Cart') })
      .first()
      .focus()
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(
      () =>
        new Promise<Array<{ value: number; of: string[] }>>((resolve) => {
          const found: Array<{ value: number; of: string[] }> = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, sources } = entry as PerformanceEntry & {
                value: number
                sources: Array<{ node: Node | null; previousRect: DOMRect; currentRect: DOMRect }>
              }
              found.push({
                value,
                of: sources.map(({ node, previousRect: from, currentRect: to }) => {
                  const name = node instanceof Element ? node.outerHTML : node?.textContent
                  return `${name?.slice(0, 120)} ${JSON.stringify([from, to])}`
                }),
              })
            }
          }).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestIdleCallback(() => resolve(found)))
        }),
    )
    const total = shifts.reduce((sum, { value }) => sum + value, 0)
    // A late font moves words by a hair's breadth: 0.00, as it is measured.
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.001)
  })
