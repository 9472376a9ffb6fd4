import type { APIRequestContext, Locator, Page } from '@playwright/test'
import {
  addToCart,
  asShopper,
  expect,
  logIn,
  newShopper,
  plainProduct,
  pressAsSessionEnds,
  signIn,
  test,
  withCart,
} from './shopper.ts'

test('a login survives a reload', async ({ page, request, words }) => {
  const shopper = await newShopper(request)
  await page.goto('/')
  await page.getByRole('button', { name: words('Login') }).click()
  await logIn(page, shopper, words)
  await expect(page.getByRole('button', { name: words('My account') })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: words('My account') })).toBeVisible()
  await expect(page.getByRole('button', { name: words('Login') })).toHaveCount(0)
})

test('a revoked token ends the session, and a login brings back the page it was lost on', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/401/)
  // The browser's own, when a page goes while its socket opens.
  quiet(/WebSocket is closed before the connection is established/)
  const { shopper, headers } = await withCart(request)
  await signIn(page, request, shopper)
  await page.goto('/order-history')
  await expect(
    page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }),
  ).toBeVisible()

  await request.post('/api/logout', { headers })
  await page.reload()
  await expect(page.getByRole('dialog', { name: words('Login') })).toBeVisible()
  await expect(page).toHaveURL(/:\d+\/$/)
  const stored = await page.evaluate(() => [
    localStorage.getItem('token'),
    localStorage.getItem('user'),
  ])
  expect(stored).toEqual([null, null])

  await logIn(page, shopper, words)
  await expect(page).toHaveURL(/\/order-history$/)
  await expect(
    page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }),
  ).toBeVisible()
})

test('adding with a revoked token asks to log in, and then goes on', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(/401/)
  const shopper = await newShopper(request)
  const product = await plainProduct(request)
  await signIn(page, request, shopper)
  const cartRead = page.waitForResponse((answer) => answer.url().includes('/api/carts'))
  await page.goto(`/products/${product.id}/details`)
  await cartRead
  await expect(page.getByRole('button', { name: words('My account') })).toBeVisible()
  await request.post('/api/logout', { headers: asShopper(shopper) })
  await page
    .getByRole('main')
    .getByRole('button', { name: words('Add to cart') })
    .first()
    .click()
  await expect(page.getByText(words('Please login first!'))).toBeVisible()
  await logIn(page, shopper, words)
  await expect(
    page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }),
  ).toBeVisible()
})

/** What the browser says of a session that ends under it. */
const ended = /401|WebSocket is closed before the connection is established/

/** A shopper who looks at the one line in their cart. */
async function openCart(
  page: Page,
  request: APIRequestContext,
  words: (phrase: string, values?: Record<string, number>) => string,
) {
  const ready = await withCart(request)
  await signIn(page, request, ready.shopper)
  await page.goto('/')
  const badge = page.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) })
  await badge.click()
  return { ...ready, badge, drawer: page.getByRole('dialog') }
}

for (const [tried, quantity] of [
  ['One more', 2],
  ['Remove', 0],
] as const)
  test(`${tried} in the cart with a revoked token asks to log in, and then goes on`, async ({
    page,
    request,
    words,
    quiet,
  }) => {
    quiet(ended)
    const { shopper, product, badge, drawer } = await openCart(page, request, words)
    const { name } = product
    const line = drawer.getByRole('group', { name: words('Quantity of {{name}}', { name }) })
    const control = quantity
      ? line.getByRole('button', { name: words('One more') })
      : drawer.getByRole('button', { name: words('Remove {{name}}', { name }) })
    await expect(control).toBeVisible()
    await pressAsSessionEnds(control, shopper)
    await logIn(page, shopper, words)
    if (quantity > 0) {
      await badge.click()
      return expect(line.getByRole('status')).toHaveText(String(quantity))
    }
    await page.getByRole('button', { name: words('My Cart'), exact: true }).click()
    await expect(drawer.getByText(words('Cart is empty'))).toBeVisible()
  })

for (const [tried, control] of [
  ['choosing a shop', (cart) => cart.getByRole('checkbox').first()],
  [
    'its vouchers',
    (cart, words) => cart.getByRole('button', { name: words('Apply Store voucher') }),
  ],
] as const satisfies [string, (cart: Locator, words: (phrase: string) => string) => Locator][])
  test(`${tried} with a revoked token says that the session has ended, and asks to log in`, async ({
    page,
    request,
    words,
    quiet,
  }) => {
    quiet(ended)
    const { shopper, badge, drawer } = await openCart(page, request, words)
    const pressed = control(drawer, words)
    await expect(pressed).toBeVisible()
    await pressAsSessionEnds(pressed, shopper)
    const told = page.getByText(words('Your session has ended. Please log in again.'))
    await expect(told.last()).toBeVisible()
    await logIn(page, shopper, words)
    // Not for as long as a toast stands by itself: it is no longer true.
    await expect(told).toHaveCount(0, { timeout: 1000 })
    await expect(badge).toBeVisible()
  })

test('the heart and the chat of a revoked token ask to log in, and then go on', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(ended)
  const shopper = await newShopper(request)
  const product = await plainProduct(request)
  const main = page.getByRole('main')
  const revoke = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'))
    await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } })
  }
  await signIn(page, request, shopper)
  const wishesRead = page.waitForResponse((answer) => answer.url().includes('/favorite-products'))
  await page.goto(`/products/${product.id}/details`)
  await wishesRead

  await revoke()
  const { name } = product
  await main
    .getByRole('button', { name: words('Add {{name}} to the wishlist', { name }) })
    .first()
    .click()
  await logIn(page, shopper, words)
  const heart = main.getByRole('button', {
    name: words('Remove {{name}} from the wishlist', { name }),
  })
  await expect(heart.first()).toBeVisible()

  await revoke()
  await main
    .getByRole('button', { name: words('Chat') })
    .first()
    .click()
  await logIn(page, shopper, words)
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/products/${product.id}/details$`))
})

test('a session that ends on the way to another account page comes back on that one', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(ended)
  const shopper = await newShopper(request)
  await signIn(page, request, shopper)
  await request.post('/api/logout', { headers: asShopper(shopper) })
  // What the page reads is answered, with a 401, when the shopper is on the way to the next one,
  // whose scripts are slow to come.
  const { promise: onTheWay, resolve: leave } = Promise.withResolvers<void>()
  const { promise: loggedIn, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/api\//, async (route) => {
    if (route.request().headers().authorization) await onTheWay
    await route.continue()
  })
  await page.route(/support-tickets-.*\.js/, async (route) => {
    await loggedIn
    await route.continue()
  })
  const favoritesRead = page.waitForRequest(/\/api\/favorite-products/)
  await page.goto('/wishlist')
  await favoritesRead
  const account = page.getByRole('navigation', { name: words('My account') })
  await account.getByRole('link', { name: words('Support Ticket') }).click()
  leave()
  await logIn(page, shopper, words)
  arrive()
  await expect(page).toHaveURL(/\/support-tickets$/)
})

test('a login by a provider fetches the cart alone', async ({ page, words }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/products')
  await page.getByRole('button', { name: words('Login') }).click()
  const login = page.getByRole('dialog', { name: words('Login') })
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    login.getByRole('button', { name: /Google/ }).click(),
  ])
  const before = requests.length
  await popup.getByRole('textbox', { name: /mail/i }).fill(`social-${Date.now()}@shop.example`)
  const closed = popup.waitForEvent('close')
  // The window closes itself while it is being pressed in, so the press may not come back.
  await popup
    .getByRole('button')
    .first()
    .click()
    .catch((error) => expect(popup.isClosed(), String(error)).toBe(true))
  await closed
  await expect(page.getByText(words('Login Successful'))).toBeVisible()
  await expect(page.getByRole('button', { name: words('My account') })).toBeVisible()
  await expect.poll(() => requests.slice(before)).toContain('/api/carts')
  expect(requests.slice(before)).not.toContain('/api/favorite-products')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect.poll(() => requests.slice(before)).toContain('/api/favorite-products')
})

for (const path of ['/dashboard', '/wishlist', '/checkout'])
  test(`a guest at ${path} is sent to the start page, with the login over it`, async ({
    page,
    words,
  }) => {
    await page.goto(path)
    const dialog = page.getByRole('dialog', { name: words('Login') })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page).toHaveTitle(/^Home - /)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

test('Back closes a login that opened by itself, and stays in the shop', async ({
  page,
  words,
}) => {
  await page.goto('/blogs')
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: words('Login') })
  await expect(dialog).toBeVisible()
  await page.waitForFunction(() => history.state?.covers === true)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a log-out in one tab is one in all of them', async ({ page, request, words }) => {
  const { shopper, headers } = await withCart(request)
  await signIn(page, request, shopper)
  await page.goto('/')
  const other = await page.context().newPage()
  await other.goto('/wishlist')
  await expect(
    other.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }),
  ).toBeVisible()

  await page.getByRole('button', { name: words('My account') }).click()
  await page.getByRole('menuitem', { name: words('Log Out') }).click()
  await page.getByRole('button', { name: words('Yes') }).click()
  await expect(page.getByText(words('Logout successfully'))).toBeVisible()

  // The other one knows by itself, and shows nothing of the shopper's any more.
  await expect(other.getByRole('button', { name: words('Login') })).toBeVisible()
  await expect(other).toHaveURL(/:\d+\/$/)
  await expect(
    other.getByRole('button', { name: words('My Cart, {{count}} items', { count: 1 }) }),
  ).toHaveCount(0)
  await expect
    .poll(async () => (await request.get('/api/carts', { headers })).status(), {
      message: 'the token is worth nothing now',
    })
    .toBe(401)
})

test('a chosen language keeps the path and query and is remembered', async ({ page, words }) => {
  await page.goto('/products?search=bag&sort_type=newest')
  await page.getByRole('button', { name: new RegExp(words('Language')) }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  const document = page.locator('html')
  await expect(document).toHaveAttribute('dir', 'rtl')
  await expect(document).toHaveAttribute('lang', 'ar')
  await expect(page).toHaveURL(/\/products\?search=bag&sort_type=newest$/)
  await expect(page.getByRole('search').getByRole('combobox')).toHaveValue('bag')
  await page.goto('/categories')
  await expect(document).toHaveAttribute('dir', 'rtl')
})

test('a stored language that the server was not told is the one of every call', async ({
  page,
}) => {
  await page.goto('/icon.svg')
  await page.evaluate(() => localStorage.setItem('locale', 'ar'))
  const languages: (string | undefined)[] = []
  page.on('request', (request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/api/')
    if (isCall) languages.push(request.headers()['accept-language'])
  })
  await page.goto('/products')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-locale', 'ar')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/details/)
  expect(languages.length).toBeGreaterThan(0)
  expect(languages.filter((language) => language !== 'ar')).toEqual([])
})

test('a link in a language is shown in it and changes no choice', async ({ page }) => {
  const document = page.locator('html')
  await page.goto('/products?lang=ar')
  await expect(document).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBeNull()
  await page.goto('/products')
  await expect(document).toHaveAttribute('dir', 'ltr')
})

test('a chosen currency applies at once and is remembered', async ({ page, request, words }) => {
  const { data } = await (await request.get('/api/product-details?product_id=15')).json()
  const { price, discount_price } = data.product
  const main = page.getByRole('main')
  const amount = discount_price > 0 ? discount_price : price
  await page.goto('/products/15/details')
  await expect(main.getByText(`$${amount.toFixed(2)}`).first()).toBeVisible()
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.getByRole('button', { name: new RegExp(words('Currency')) }).click()
  await page.getByRole('menuitemradio', { name: /EUR/ }).click()
  const euros = main.getByText(`€${(amount * 0.92).toFixed(2)}`).first()
  await expect(euros).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  await page.reload()
  await expect(euros).toBeVisible()
})

test('a voucher collected with a revoked token is collected after the login, on the same page', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(ended)
  const shopper = await newShopper(request)
  await signIn(page, request, shopper)
  await page.goto('/shops/2?tab=vouchers')
  const voucher = page.getByRole('main').getByRole('button', { name: words('Collect') })
  await expect(voucher.first()).toBeVisible()
  await pressAsSessionEnds(voucher.first(), shopper)
  await logIn(page, shopper, words)
  await expect(
    page.getByRole('main').getByRole('button', { name: words('Collected') }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/shops\/2\?tab=vouchers$/)
})

test('what one shopper pressed as their session ended is not done for another who logs in', async ({
  page,
  request,
  words,
  quiet,
}) => {
  quiet(ended)
  const first = await openCart(page, request, words)
  const second = await newShopper(request)
  const { id, name } = first.product
  await addToCart(request, second, { product_id: id, quantity: 1 })
  const remove = first.drawer.getByRole('button', { name: words('Remove {{name}}', { name }) })
  await expect(remove).toBeVisible()
  await pressAsSessionEnds(remove, first.shopper)
  await logIn(page, second, words)
  await first.badge.click()
  await expect(remove).toBeVisible()
  const { data } = await (await request.get('/api/carts', { headers: asShopper(second) })).json()
  expect(data.cart_items[0].products[0].id).toBe(id)
})
