import { asShopper, expect, newShopper, signIn, test } from './shopper.ts'

test('what is pressed before hydration is done after it, once and in order', async ({
  page,
  request,
  words,
}) => {
  const { data: listed } = await (await request.get('/api/products?per_page=40')).json()
  const product = listed.products.find(
    ({ quantity, sizes }: { quantity: number; sizes: unknown[] }) =>
      quantity > 5 && sizes.length > 1,
  )
  const shopper = await newShopper(request)
  await signIn(page, request, shopper)
  // The app's files take their time; both stand on the screen long before they come.
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  let isAppThere = false
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') isAppThere = true
  })

  await page.goto(`/products/${product.id}/details`)
  const main = page.getByRole('main')
  const sizes = main.getByRole('group', { name: new RegExp(`^${words('Size')}`) })
  await sizes.getByRole('radio').last().press(' ')
  // It does not know yet that a size has been chosen.
  await main
    .getByRole('button', { name: words('Choose a size') })
    .first()
    .click()
  expect(isAppThere).toBe(false)

  await expect(page.getByText(words('has been added to cart'))).toBeVisible({ timeout: 45_000 })
  await expect(sizes.getByRole('radio').last()).toBeChecked()
  const headers = asShopper(shopper)
  const { data: cart } = await (await request.get('/api/carts', { headers })).json()
  const lines = cart.cart_items.flatMap(({ products }: { products: object[] }) => products)
  const size = product.sizes.at(-1)
  expect(lines).toMatchObject([{ id: product.id, quantity: 1, size: { id: size.id } }])
})
