/**
 * A stand-in for a shop server that counts what each open page asks of it, and fails as the page's own
 * address says: `?fail=/reviews&as=502`, or `fail=*` for all. Screens are rendered without their reads,
 * so that the browser makes them itself.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { capabilities } from '@shop/contract/capabilities'
import * as fixtures from '@shop/contract/fixtures'
import { Hono } from 'hono'

/** How a read can fail; `dropped` hangs up, `unreadable` is a web page in place of an answer. */
export const manners = ['502', '503', '504', 'unreadable', 'dropped'] as const
export type Manner = (typeof manners)[number]

/** A call that was made. */
export interface Heard {
  /** Path and query of the page. */
  page: string
  /** Such as `GET /reviews`. */
  call: string
  /** For whom it was made, as the web server says. */
  asker: string | undefined
  at: number
}

const { address, categories, orders, products, user } = fixtures

/** Every read of the storefront, by its path below /api. */
export const answers: Readonly<Record<string, object>> = {
  '/master': { ...fixtures.settings, pusher_app_key: null, capabilities },
  '/home': fixtures.home,
  '/categories': { total: categories.length, categories },
  '/products': fixtures.productList,
  '/product-facets': {},
  '/product-details': fixtures.productAnswer,
  '/reviews': fixtures.reviewList,
  '/shops': fixtures.shopList,
  '/shops/1': fixtures.shopAnswer,
  '/shop-categories': { total: 1, categories },
  '/blogs': fixtures.blogList,
  '/blog/1/details': fixtures.blogAnswer,
  '/legal-pages/about-us': { content: fixtures.legalPage },
  '/contact-us': fixtures.contact,
  '/flash-sale/1/details': {
    total_products: products.length,
    flash_sale: fixtures.runningFlashSale,
    products,
  },
  '/countries': { countries: fixtures.countries },
  '/profile': { user },
  '/carts': fixtures.cart,
  '/cart/checkout': fixtures.checkout,
  '/addresses': { total: 1, addresses: [address] },
  '/favorite-products': { products: products.slice(0, 2) },
  '/recently-views': { products: products.slice(0, 4) },
  '/orders': {
    total: orders.length,
    status_wise_orders: fixtures.orderCounts,
    orders,
  },
  '/order-details': { order: fixtures.orderDetailsByStatus.Delivered },
  '/get-shops': { total: fixtures.conversations.length, data: fixtures.conversations },
  '/get-message': { data: fixtures.chatMessages },
  '/unread-messages': { unread_messages: 2 },
  '/get-vouchers': { coupons: fixtures.coupons },
  '/support-tickets': fixtures.ticketList,
  '/ticket-issue-types': { issue_types: fixtures.issueTypes },
  '/support-ticket/show': fixtures.ticketAnswer,
  '/update-last-seen': {},
}

export interface FailingServer {
  origin: string
  /** What pages have asked since the start; `page` is empty for what the web server asks itself. */
  heard: Heard[]
  /** Whether the web server's own reads of /master fail. */
  isDown: boolean
  close: () => Promise<void>
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function startFailingServer(): Promise<FailingServer> {
  const heard: Heard[] = []
  const state = { isDown: false }
  const api = new Hono<{ Bindings: HttpBindings }>()

  api.all('*', async (c) => {
    const path = c.req.path.replace(/^\/api/, '')
    // Browsers say for which page they ask; the web server asks for nobody.
    const referrer = c.req.header('Referer')
    const isBrowser = referrer !== undefined
    const asking = new URL(referrer ?? 'http://nobody')
    const page = isBrowser ? asking.pathname + asking.search : ''
    const asker = c.req.header('X-Forwarded-For')
    heard.push({ page, call: `${c.req.method} ${path}`, asker, at: performance.now() })
    const isShell = path === '/master' || path.startsWith('/lang/')
    if (!isBrowser && (state.isDown || !isShell)) return Response.json({}, { status: 503 })
    const failing = asking.searchParams.get('fail')
    if (isBrowser && !isShell && (failing === '*' || failing === path)) {
      const manner = (asking.searchParams.get('as') ?? '502') as Manner
      if (manner === 'unreadable') return c.html('<!doctype html><title>Shop</title>')
      if (manner !== 'dropped')
        return c.html('<h1>Bad gateway</h1>', Number(manner) as 502 | 503 | 504)
      c.env.incoming.socket.destroy()
      await wait(1000)
    }
    if (path.startsWith('/lang/')) return Response.json({})
    const data = answers[path]
    return data
      ? Response.json({ data })
      : Response.json({ message: `There is no ${path} here` }, { status: 404 })
  })

  const server = serve({ fetch: new Hono().route('/api', api).fetch, port: 0 })
  if (!server.listening) await once(server, 'listening')
  return Object.assign(state, {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    heard,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  })
}
