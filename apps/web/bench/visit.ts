import type { Browser, Locator, Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { startTraffic } from './traffic.ts'
import { shownAfter, startWatch, timeNext, wholeVisit } from './watch.ts'

export interface Step {
  what: string
  /** From the input to the frame that draws what it asked for, in ms. */
  shown: number
  /** Until the network rests, pictures and films apart. */
  requests: number
  kib: number
}

export interface Visit {
  steps: Step[]
  /** The longest interaction, in ms. */
  inp: number
  shift: number
}

export interface Visitor {
  isPhone: boolean
  /** How many times slower the processor is. */
  slower: number
}

/** How long a hand holds a mouse down, and how long it rests on what it is about to press; ms. */
const held = 85
const rest = 200

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

/** A customer's visit to the shop, by mouse or by finger: looks, filters, opens, adds, searches, pays. */
export async function visit(
  browser: Browser,
  shop: string,
  { isPhone, slower }: Visitor,
): Promise<Visit> {
  const context = await browser.newContext(isPhone ? sizes.phone : sizes.desktop)
  const page = await context.newPage()
  await emptyCart(page, shop, await logIn(page, shop))
  await startWatch(page)
  const traffic = await startTraffic(page)
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
  const steps: Step[] = []

  async function step(
    what: string,
    input: string,
    act: () => Promise<unknown>,
    isShown: Parameters<typeof timeNext>[2],
  ) {
    traffic.forget()
    await timeNext(page, input, isShown)
    await act()
    const shown = await shownAfter(page)
    await traffic.rested()
    steps.push({ what, shown, ...traffic.sum() })
  }
  /** @param isShown in the page, see `timeNext` */
  async function press(what: string, target: Locator, isShown: Parameters<typeof timeNext>[2]) {
    await target.scrollIntoViewIfNeeded()
    await traffic.rested()
    const act = async () => {
      if (isPhone) return target.tap()
      await target.hover()
      await page.waitForTimeout(rest)
      return target.click({ delay: held })
    }
    await step(what, isPhone ? 'pointerup' : 'pointerdown', act, isShown)
  }

  const goBack = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('back'))
      history.back()
    })

  await page.goto(shop)
  await traffic.rested()
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
  const whole = await wholeVisit(page)
  await context.close()
  return { steps, ...whole }
}
