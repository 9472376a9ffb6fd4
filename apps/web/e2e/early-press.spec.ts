import { asShopper, expect, newShopper, signIn, test } from './shopper.ts'
import { onSlowLine } from './slow-line.ts'

/** The app's files take their time: the page stands on the screen long before they come. */
const line = { latency: 2000 }

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
  await onSlowLine(page, line)
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

test('a form that is sent before hydration is sent after it, and nothing of it stands in the address', async ({
  page,
  words,
  quiet,
}) => {
  quiet(/422/)
  await onSlowLine(page, line)
  await page.goto('/shop/register')
  const main = page.getByRole('main')
  const fill = (name: string, text: string) =>
    main.getByRole('textbox', { name: words(name) }).fill(text)
  await fill('Full name', 'Early Bird')
  await fill('Email', 'early@bird.example')
  await fill('Phone number', '501234567')
  await main.locator('input[name=password]').fill('my-secret-password')
  await main.getByRole('button', { name: words('Send for review') }).click()

  // The server answers: the shop has no name yet.
  await expect(main.getByRole('textbox', { name: words('Shop name') })).toHaveAttribute(
    'aria-invalid',
    'true',
    { timeout: 45_000 },
  )
  expect(new URL(page.url()).search).toBe('')
  await expect(main.getByRole('textbox', { name: words('Phone number') })).toHaveValue('501234567')
  await expect(main.getByRole('textbox', { name: words('Full name') })).toHaveValue('Early Bird')
})

test('what the server drew stays for a customer who only looks', async ({
  page,
  request,
  words,
}) => {
  await signIn(page, request, await newShopper(request))
  await page.goto('/products/1/details')
  await expect(page.getByRole('button', { name: words('My account') })).toBeVisible()
  await expect(page.getByText(words('Pay online, or in cash on delivery'))).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
})
