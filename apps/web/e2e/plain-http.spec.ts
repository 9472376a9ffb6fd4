import {
  asShopper,
  test as base,
  expect,
  newShopper,
  plainProduct,
  saveAddress,
  signIn,
} from './shopper.ts'

const hostName = 'shop.test'

/** A shop in its own network: plain http and a host with a name, which is no secure context. */
const test = base.extend<{ open: (path: string) => Promise<void> }>({
  baseURL: async ({ baseURL }, use) => {
    const address = new URL(baseURL ?? '')
    address.hostname = hostName
    await use(address.origin)
  },
  // Only the browser finds the host by its name.
  request: async ({ playwright, baseURL }, use) => {
    const { host, port } = new URL(baseURL ?? '')
    const request = await playwright.request.newContext({
      baseURL: `http://localhost:${port}`,
      extraHTTPHeaders: { Host: host },
    })
    await use(request)
    await request.dispose()
  },
  open: async ({ page, quiet }, use) => {
    quiet(/Cross-Origin-Opener-Policy header has been ignored/)
    await use(async (path) => {
      await page.goto(path)
      expect(
        await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, location.protocol]),
      ).toEqual([false, false, 'http:'])
    })
  },
})

test('a shopper orders, is told of it and asks the shop', async ({ page, request, open }) => {
  const shopper = await newShopper(request)
  const product = await plainProduct(request)
  await saveAddress(request, shopper)
  await signIn(page, request, shopper)
  await open(`/products/${product.id}/details`)
  const main = page.getByRole('main')

  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('has been added to cart')).toBeVisible()
  await main.getByRole('button', { name: /^Chat / }).click()
  await page.getByRole('textbox', { name: 'Write a message' }).fill('Is it warm?')
  await page.keyboard.press('Enter')
  const message = page
    .getByRole('log', { name: 'Messages' })
    .getByText('Is it warm?', { exact: true })
  await expect(message).toBeVisible()

  await open('/checkout')
  await main.getByRole('checkbox').first().press(' ')
  await main.getByRole('button', { name: 'Place order' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Thank you for your order' })).toBeVisible()
  const headers = asShopper(shopper)
  const { data } = await (await request.get('/api/orders', { headers })).json()
  expect(data.total).toBe(1)
})

test('a ticket is sent and goes on', async ({ page, request, open }) => {
  await signIn(page, request, await newShopper(request))
  await open('/support-tickets')
  await page.getByRole('button', { name: 'New ticket' }).click()
  const dialog = page.getByRole('dialog', { name: 'New ticket' })
  await dialog.getByRole('combobox', { name: 'Issue type' }).selectOption({ index: 2 })
  await dialog.getByRole('textbox', { name: 'Your message' }).fill('The parcel is late')
  await dialog.getByRole('button', { name: 'Send ticket' }).click()
  const talk = page.getByRole('log', { name: 'Conversation' })
  await expect(talk.getByText('The parcel is late')).toBeVisible()
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await box.fill('It has come')
  await box.press('Enter')
  await expect(talk.getByText('It has come')).toBeVisible()
  await expect(talk.getByText('Sending…')).toBeHidden()
})

test('what the browser keeps for secure pages is told, not left undone', async ({
  page,
  request,
  open,
}) => {
  const product = await plainProduct(request)
  await open(`/products/${product.id}/details`)
  await page.getByRole('main').getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('The link could not be copied')).toBeVisible()
})
