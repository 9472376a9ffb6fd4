import type { Browser, Locator, Page } from '@playwright/test'
import { median } from './browser.ts'
import { logIn } from './log-in.ts'
import { startTraffic, type Traffic } from './traffic.ts'
import { createVisitor, type Step, type Visitor } from './visitor.ts'
import { startWatch, wholeVisit } from './watch.ts'

export interface Visit {
  steps: Step[]
  /** The longest interaction, in ms. */
  inp: number
  /** Layout shift of all of it, what follows an input included. */
  shift: number
}

export interface Device {
  isPhone: boolean
  /** How many times slower its processor is than this one. */
  slower: number
}

const sizes = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
}

/** What an earlier visit has left there would change no figure of the badge. */
async function emptyCart(page: Page, shop: string, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const cart = await (await page.request.get(`${shop}/api/carts`, { headers })).json()
  for (const { products } of cart.data.cart_items)
    for (const { id } of products)
      await page.request.post(`${shop}/api/cart/delete`, {
        headers,
        data: { product_id: id, is_buy_now: 0 },
      })
}

/** Looks around, opens, adds, searches, goes to pay. */
async function walk(page: Page, traffic: Traffic, { step, press }: Visitor, isPhone: boolean) {
  const main = page.getByRole('main')
  const links = main.getByRole('link')
  const openList = (what: string, target: Locator) =>
    press(what, target, ({ tile }) => {
      const first = document.querySelector('main article h2')?.textContent
      return first !== undefined && first !== tile
    })
  const openScreen = (what: string, target: Locator) =>
    press(what, target, ({ heading }) => {
      const now = document.querySelector('main h1')
      return now !== null && now !== heading
    })
  const inStock = main.getByRole('article').filter({ hasNotText: 'Sold out' })
  const tile = (index: number) => inStock.nth(index).getByRole('link').first()
  const goBack = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('back'))
      history.back()
    })
  const search = page.getByRole('combobox', { name: 'Search products' })

  await openList('home: a category', main.locator('a[href="/categories/electronics"]').first())
  await openList('list: its second page', links.getByText('2', { exact: true }))
  await openList('list: a sub-category', main.locator('a[href*="subcategory="]').first())
  await openScreen('list: a tile', tile(1))
  await step(
    'product: back',
    'back',
    goBack,
    () => document.querySelector('main article h2') !== null,
  )
  await openScreen('list: another tile', tile(2))
  await press(
    'product: add to cart',
    main.getByRole('button', { name: 'Add to cart' }).first(),
    ({ header }) => document.querySelector('header')?.textContent !== header,
  )
  await openScreen('product: its shop', main.locator('a[href^="/shops/"]').first())
  if (isPhone) await page.getByRole('button', { name: 'Search' }).first().tap()
  await search.focus()
  await traffic.rested()
  const hasRows = () => document.querySelector('[role="option"]') !== null
  await step('search: the first key', 'keydown', () => page.keyboard.press('d'), hasRows)
  await page.keyboard.type('res')
  await traffic.rested()
  await step(
    'search: the last key',
    'keydown',
    () => page.keyboard.press('s'),
    () => (document.querySelector('[role="option"]')?.textContent ?? '').includes('Dress'),
  )
  await openScreen('search: what it suggests', page.getByRole('option').first())
  await press('the cart', page.getByRole('button', { name: 'My Cart' }).first(), () =>
    Boolean(document.querySelector('[role="dialog"] a[href^="/products/"]')),
  )
  await page.getByRole('dialog').getByRole('checkbox').first().press('Space')
  await traffic.rested()
  await openScreen(
    'cart: checkout',
    page.getByRole('dialog').getByRole('button', { name: 'Proceed to Checkout' }),
  )
}

/** A customer's visit from the home page to the checkout, by mouse or by finger. */
async function visitOnce(browser: Browser, shop: string, device: Device): Promise<Visit> {
  const context = await browser.newContext(device.isPhone ? sizes.phone : sizes.desktop)
  const page = await context.newPage()
  await emptyCart(page, shop, await logIn(page, shop))
  await startWatch(page)
  const traffic = await startTraffic(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.slower })
  const visitor = createVisitor(page, traffic, device.isPhone)
  await page.goto(shop)
  await traffic.rested()
  await walk(page, traffic, visitor, device.isPhone)
  const whole = await wholeVisit(page)
  await context.close()
  return { steps: visitor.steps, ...whole }
}

/** So many visits; each figure is the median of theirs. */
export async function visit(
  browser: Browser,
  shop: string,
  device: Device,
  runs: number,
): Promise<Visit> {
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visitOnce(browser, shop, device))
  const of = (figure: (one: Visit) => number) => median(visits.map(figure))
  const steps = (visits[0]?.steps ?? []).map(({ what }, at) => ({
    what,
    shown: of(({ steps }) => steps[at]?.shown ?? Number.NaN),
    requests: of(({ steps }) => steps[at]?.requests ?? Number.NaN),
    kib: of(({ steps }) => steps[at]?.kib ?? Number.NaN),
  }))
  return { steps, inp: of(({ inp }) => inp), shift: of(({ shift }) => shift) }
}
