import type { APIRequestContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../app/routes.ts'
import { createCrawler } from './crawler.ts'
import { faultsOf } from './crawler-links.ts'
import { expect, test } from './crawler-shop.ts'
import { demoSession } from './operator.ts'
import { addToCart, asShopper, plainProduct, type Shopper, signIn } from './shopper.ts'

/** What an address has in the place of a parameter, and where the demo shop has it. */
const examples: Record<string, string> = {
  '/shops/:id': '/shops/1',
  '/products/:id/details': '/products/1/details',
  '/categories/:slug': '/categories/bags',
  '/flash-sale/:id': '/flash-sale/1',
  '/page/:slug': '/page/return-and-refund-policy',
  '/blog/:slug': '/blog/a-first-tent',
  '/manage-address/:id/edit': '/manage-address/3/edit',
  '*': '/no/such/page',
}

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => (children ? pathsOf(children) : (path ?? [])))
const account = pathsOf(
  routes.flatMap(({ children = [] }) =>
    children.filter(({ file }) => file === 'routes/layouts/dashboard.tsx'),
  ),
)
const customers = [...account, '/order-history/:id/invoice', '/checkout', '/buynow']
const everybody = pathsOf(routes).filter((path) => !customers.includes(path))

/** Addresses of the demo shopper's own things. */
async function ownExamples(request: APIRequestContext, shopper: Shopper) {
  const headers = asShopper(shopper)
  const read = async (path: string) => (await (await request.get(path, { headers })).json()).data
  const [orders, delivered, tickets] = await Promise.all([
    read('/api/orders?order_status=Pending'),
    read('/api/orders?order_status=Delivered'),
    read('/api/support-tickets'),
  ])
  return {
    '/order-history/:id': `/order-history/${orders.orders[0].id}`,
    '/order-history/:id/invoice': `/order-history/${delivered.orders[0].id}/invoice`,
    '/support-ticket/:ticketNumber': `/support-ticket/${tickets.support_tickets[0].ticket_no}`,
    delivered: `/order-history/${delivered.orders[0].id}`,
  }
}

async function fillCart(request: APIRequestContext, shopper: Shopper) {
  const product = await plainProduct(request)
  const bought = await plainProduct(request, { atLeast: product.quantity + 1 })
  await addToCart(request, shopper, { product_id: product.id, quantity: 2 })
  await addToCart(request, shopper, { product_id: bought.id, is_buy_now: true })
}

interface Walk {
  name: string
  as: 'guest' | 'customer'
  screens: readonly string[]
  around?: boolean
  locale?: 'ar'
  width?: number
}

const halves = (screens: readonly string[]) => [
  screens.filter((_, index) => index % 2 === 0),
  screens.filter((_, index) => index % 2 === 1),
]
const walks: Walk[] = [
  ...halves(everybody).map(
    (screens, index): Walk => ({
      name: `public screens, part ${index + 1}`,
      as: 'guest',
      screens,
      around: index === 0,
    }),
  ),
  ...halves(customers).map(
    (screens, index): Walk => ({
      name: `account screens, part ${index + 1}`,
      as: 'customer',
      screens,
      around: index === 0,
    }),
  ),
  {
    name: 'shopping in Arabic on a phone',
    as: 'guest',
    screens: ['/products', '/products/:id/details'],
    locale: 'ar',
    width: 360,
  },
]

// A trace of a thousand presses helps nobody: the findings say which they were.
test.use({ trace: 'off' })

for (const { name, as, screens, around = true, locale = 'en', width = 1280 } of walks)
  test.describe(name, () => {
    test.use({
      language: locale,
      viewport: { width, height: 800 },
      // Nothing moves by itself: what changes was pressed.
      contextOptions: { reducedMotion: 'reduce' },
      permissions: ['clipboard-read', 'clipboard-write'],
    })

    test(`every link leads somewhere, every control does something: ${name}`, async ({
      page,
      request,
      open,
      words,
      quiet,
      ownShop,
    }) => {
      test.setTimeout(480_000)
      // Noted together with what was pressed.
      quiet(/^/)
      let shopper: Shopper | null = null
      const renew = async () => {
        shopper = await demoSession(request)
        await signIn(page, request, shopper)
      }
      const crawler = await createCrawler({
        page,
        open,
        renew: as === 'customer' ? renew : undefined,
        around,
        login: words('Login'),
      })
      const own: Record<string, string> = shopper ? await ownExamples(request, shopper) : {}
      if (shopper) await fillCart(request, shopper)
      for (const screen of screens) {
        const address = own[screen] ?? examples[screen] ?? screen
        expect(address, 'an address of the demo shop').not.toMatch(/:/)
        await crawler.visit(screen, address)
      }
      const { faults, requested } = await faultsOf(request, ownShop, crawler.links)
      test.info().annotations.push({
        type: 'figures',
        description: `${crawler.pressed()} presses, ${crawler.links.size} links, ${requested} asked for`,
      })
      expect([...crawler.findings, ...faults]).toEqual([])
      expect(crawler.pressed()).toBeGreaterThan(0)
    })
  })
