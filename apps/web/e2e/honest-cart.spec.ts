import { asShopper, expect, newShopper, plainProduct, signIn, test } from './shopper.ts'
import { onSlowLine } from './slow-line.ts'

const dollars = (amount: number) =>
  `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`

test('on a slow network the cart shows presses at once and only the totals of the server', async ({
  page,
  request,
  words,
  quiet,
}) => {
  test.setTimeout(120_000)
  // The refusal is in the console as the browser's own.
  quiet(/Failed to load resource.*422/)
  const shopper = await newShopper(request)
  const headers = asShopper(shopper)
  const product = await plainProduct(request, { atLeast: 12, atMost: 30 })
  await signIn(page, request, shopper)

  const sent = new Set<string>()
  const steps: number[] = []
  let refusal = ''
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname === '/api/cart/checkout' && response.ok()) {
      const { data } = await response.json()
      for (const amount of Object.values(data.checkout)) sent.add(dollars(Number(amount)))
    }
    if (pathname === '/api/cart/increment') {
      steps.push(response.status())
      if (!response.ok()) refusal = (await response.json()).message
    }
  })

  const read = page.waitForResponse((response) => response.url().endsWith('/api/carts'))
  await page.goto(`/products/${product.id}/details`)
  await read
  await onSlowLine(page, { latency: 700 })

  // The badge does not wait for the answer, by the page's own clock.
  const cart = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${words('My Cart')}`) })
  await cart.evaluate((button) => {
    const { ariaLabel } = button
    const watcher = new MutationObserver(() => {
      if (button.ariaLabel === ariaLabel) return
      Reflect.set(window, 'countedAt', performance.now())
      watcher.disconnect()
    })
    watcher.observe(button, { attributeFilter: ['aria-label'] })
  })
  const add = page.getByRole('main').getByRole('button', { name: words('Add to cart') })
  await add.first().click()
  await expect(
    page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: words('View In Cart') })).toBeVisible()
  const { countedAt, answeredAt } = await page.evaluate(() => ({
    countedAt: Number(Reflect.get(window, 'countedAt')),
    answeredAt: performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/api/cart/store'))
      ?.toJSON().responseStart,
  }))
  expect(countedAt).toBeLessThan(answeredAt)
  await page.getByRole('button', { name: words('View In Cart') }).click()

  const drawer = page.getByRole('dialog')
  const line = drawer.getByRole('group', {
    name: words('Quantity of {{name}}', { name: product.name }),
  })
  const quantity = line.getByRole('status')
  const more = line.getByRole('button', { name: words('One more') })
  const amount = drawer.getByRole('definition').last()
  await expect(quantity).toHaveText('1')
  await expect(amount).toHaveText(/\$\d/)

  // Everything that ever stands where totals stand.
  await drawer.evaluate((panel) => {
    const totals: string[] = []
    Reflect.set(window, 'seenTotals', totals)
    const look = () => {
      for (const { textContent } of panel.querySelectorAll('dd'))
        if (textContent?.includes('$')) totals.push(textContent)
    }
    look()
    new MutationObserver(look).observe(panel, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })

  const inCart = async () => {
    const { data } = await (await request.get('/api/carts', { headers })).json()
    return data.cart_items[0].products[0].quantity as number
  }
  const settled = async (pieces: number) => {
    await expect(drawer.getByText(words('Updating'))).toBeHidden({ timeout: 40_000 })
    await expect(quantity).toHaveText(String(pieces))
    expect(await inCart()).toBe(pieces)
    const shop_ids = await request
      .get('/api/carts', { headers })
      .then(async (cart) => [(await cart.json()).data.cart_items[0].shop_id])
    const answer = await request.post('/api/cart/checkout', { headers, data: { shop_ids } })
    const { data } = await answer.json()
    await expect(amount).toHaveText(dollars(Number(data.checkout.total_amount)))
  }

  // Faster than a machine that is busy could click: each press comes before the first is answered.
  const press = (times: number) =>
    more.evaluate((button: HTMLElement, count) => {
      for (let at = 0; at < count; at += 1) button.click()
    }, times)
  await press(10)
  await expect(quantity).toHaveText('11')
  expect(await inCart(), 'the server is still counting').toBeLessThan(11)
  await expect(drawer.getByText(words('Updating'))).toBeVisible()
  await settled(11)
  expect(steps, 'one call a piece and none too many').toEqual(Array(10).fill(200))

  // Two more than there are.
  await press(product.quantity + 2 - 11)
  await expect(quantity).toHaveText(String(product.quantity + 2))
  await settled(product.quantity)
  expect(refusal).not.toBe('')
  await expect(page.getByText(refusal)).toBeVisible()

  const totals = await page.evaluate(() => Reflect.get(window, 'seenTotals') as string[])
  expect(totals.length).toBeGreaterThan(1)
  expect([...new Set(totals)].filter((total) => !sent.has(total))).toEqual([])
})
