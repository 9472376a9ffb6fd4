/**
 * A stand-in for a shop server that runs elsewhere: it speaks wire.md alone, with the oddities that
 * stock servers have (no `data` where there is nothing to say, no `errors` on refusals, a web page
 * for unknown GETs, `social_auths: []`, optional fields left out, numbers as texts). It has none of
 * the reference server's additions. Run: node e2e/stock-server.ts [port]
 */
import { serve } from '@hono/node-server'
import { settingsAdditions } from '@shop/contract'
import { everyCall } from '@shop/contract/every-call'
import * as fixtures from '@shop/contract/fixtures'
import { type Context, Hono } from 'hono'

type Json = Record<string, unknown>

const page = '<!doctype html><html><body><div id="app"></div></body></html>'

const without = <From extends object>(from: From, ...names: (keyof From & string)[]): Json =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.some((one) => one === name)))

const additions = Object.keys(settingsAdditions) as (keyof typeof settingsAdditions)[]

/** Settings as an older release sends them. */
const settings = {
  ...without(
    fixtures.localSettings,
    'web_footer_description',
    'email',
    'return_order_within_days',
    ...additions,
  ),
  app_environment: 'production',
  social_auths: [],
  pusher_app_key: null,
  currencies: fixtures.settings.currencies.map((one) => without(one, 'position')),
}

// No brand, no unit and prices as texts on some; one row that nobody can show.
const cards = [
  ...fixtures.products.map((product, index) =>
    index % 3 === 1
      ? { ...without(product, 'brand', 'unit', 'total_sold'), price: product.price.toFixed(2) }
      : product,
  ),
  { name: 'A row without an id' },
]

const categories = fixtures.categories.map((category) => ({
  ...without(category, 'slug'),
  sub_categories: category.sub_categories.map((sub) => without(sub, 'slug')),
}))

const emptyCart = { cart_items: [] as unknown[], total: 0, info: null }

function filledCart(quantity: number) {
  const [shop] = fixtures.cart.cart_items
  const products = shop?.products.slice(0, 1).map((line) => ({ ...line, quantity }))
  const cart_items = shop ? [{ ...shop, products }] : []
  return { ...emptyCart, cart_items, total: cart_items.length }
}

/** The stand-in's calls, to be mounted under /api. */
export function createStockServer() {
  const api = new Hono()
  const answer = (data: unknown, message?: string) => Response.json({ message, data })

  /** Whose token it is, and what is in whose cart. */
  // One has stayed signed in since an earlier visit.
  const sessions = new Map([['stock-token', 'someone']])
  const carts = new Map<string, typeof emptyCart>()
  const customerOf = (c: Context) =>
    sessions.get(c.req.header('Authorization')?.replace('Bearer ', '') ?? '')
  const cartOf = (c: Context) => carts.get(customerOf(c) ?? '') ?? emptyCart
  const put = (c: Context, cart: typeof emptyCart) => {
    carts.set(customerOf(c) ?? '', cart)
    return cart
  }

  /** What products are called by now. */
  const names = new Map<number, string>()
  /** What was asked for that only servers with a capability have. */
  const beyondTheWire: string[] = []
  for (const { method, path, capability, additions = {} } of everyCall.values()) {
    const named = path.replace(/\{(\w+)\}/g, ':$1')
    if (capability)
      api.on(method, named, (c) => {
        beyondTheWire.push(`${method} ${path}`)
        return c.html(page)
      })
    api.on(method, named, async (c, next) => {
      const isJson = c.req.header('Content-Type') === 'application/json'
      const body: object = isJson
        ? await c.req.json()
        : method === 'GET'
          ? {}
          : await c.req.parseBody()
      const sent = { ...c.req.query(), ...body }
      for (const field of Object.keys(additions))
        if (field in sent) beyondTheWire.push(`${method} ${path}: ${field}`)
      await next()
    })
  }
  api.get('/beyond-the-wire', () => Response.json(beyondTheWire))
  // A test changes what a product is called, as its shop would.
  api.put('/names/:id', async (c) => {
    names.set(Number(c.req.param('id')), await c.req.text())
    return new Response(null, { status: 204 })
  })

  api.get('/master', () => answer(settings))
  api.get('/lang/en', () => Response.json({ Home: 'Home' }))
  api.get('/lang/:locale', () => Response.json({ error: 'not found' }, { status: 404 }))
  api.get('/countries', () => answer({ countries: fixtures.countries }))
  api.get('/home', () =>
    answer({
      ...fixtures.home,
      categories,
      just_for_you: { total: cards.length, products: cards.slice(0, 12) },
      incoming_flash_sale: null,
    }),
  )
  api.get('/categories', () => answer({ total: categories.length, categories }))
  api.get('/sub-categories', () => answer({ sub_categories: categories[0]?.sub_categories }))
  api.get('/products', (c) => {
    const size = Number(c.req.query('per_page') ?? cards.length)
    const start = (Number(c.req.query('page') ?? 1) - 1) * size
    return answer({
      total: cards.length,
      products: cards.slice(start, start + size),
      filters: fixtures.filters,
    })
  })
  api.get('/product-details', (c) =>
    fixtures.products.some(({ id }) => id === Number(c.req.query('product_id')))
      ? answer({
          ...fixtures.productAnswer,
          product: {
            ...without(fixtures.productDetails, 'meta_title', 'meta_description', 'meta_keywords'),
            id: Number(c.req.query('product_id')),
            name: names.get(Number(c.req.query('product_id'))) ?? fixtures.productDetails.name,
            flash_sale: null,
          },
        })
      : Response.json(
          { message: 'invalid', errors: { product_id: ['The product id is invalid.'] } },
          { status: 422 },
        ),
  )
  api.get('/reviews', () => answer(fixtures.reviewList))
  api.post('/login', async (c) => {
    const { phone = '', password } = await c.req.json<{ phone?: string; password?: string }>()
    const token = crypto.randomUUID()
    if (password === 'secret') sessions.set(token, phone)
    return password === 'secret'
      ? answer({ user: without(fixtures.user, 'gender', 'country'), access: { token } }, 'Welcome')
      : Response.json({ message: 'Credentials do not match' }, { status: 400 })
  })

  // Everything below is private.
  api.use(async (c, next) => {
    const known = customerOf(c) !== undefined
    const open = ['/api/carts', '/api/logout', '/api/orders', '/api/order-details'].includes(
      c.req.path,
    )
    if (!known && (open || c.req.method === 'POST'))
      return Response.json({ message: 'Unauthenticated.' }, { status: 401 })
    await next()
  })
  api.get('/carts', (c) => answer(cartOf(c)))
  api.post('/cart/store', async (c) => {
    const { quantity } = await c.req.json<{ quantity?: number }>()
    return answer(put(c, filledCart(Number(quantity ?? 1))), 'added')
  })
  api.post('/cart/increment', (c) => answer(cartOf(c)))
  api.post('/cart/decrement', (c) => answer(put(c, emptyCart), 'product removed from cart'))
  api.post('/cart/delete', (c) => answer(put(c, emptyCart), 'product removed from cart'))
  api.post('/cart/checkout', async (c) => {
    const { shop_ids } = await c.req.json<{ shop_ids?: number[] }>()
    return answer(
      shop_ids?.length
        ? {
            checkout: without(fixtures.totals, 'coupon_codes'),
            apply_coupon: false,
            checkout_items: cartOf(c).cart_items,
          }
        : fixtures.emptyCheckout,
    )
  })
  api.get('/addresses', () =>
    answer({
      total: 1,
      addresses: [without(fixtures.address, 'area', 'flat_no', 'address_line2', 'post_code')],
    }),
  )
  api.get('/favorite-products', () => answer({ products: cards.slice(0, 2) }))
  api.post('/favorite-add-or-remove', () => answer({ product: cards[0] }))
  api.get('/recently-views', () => answer({ products: cards.slice(0, 4) }))
  api.post('/place-order', (c) => {
    put(c, emptyCart)
    return answer({ order_payment_url: null }, 'Order placed')
  })
  api.get('/orders', () =>
    answer({
      total: fixtures.orders.length,
      status_wise_orders: { all: fixtures.orders.length },
      orders: fixtures.orders.map((order, index) =>
        index === 0 ? { ...order, order_status: 'On The Way To You', address: null } : order,
      ),
    }),
  )
  api.get('/order-details', () =>
    answer({
      order: without(fixtures.orderDetails, 'invoice_url', 'payment_receipt_url', 'all_vat_taxes'),
    }),
  )
  api.post('/update-last-seen', () => new Response(null, { status: 204 }))
  // Like /profile: no `data` at all.
  api.post('/logout', (c) => {
    sessions.delete(c.req.header('Authorization')?.replace('Bearer ', '') ?? '')
    return Response.json({ message: 'Logged out' })
  })
  // The web shell answers every GET that the api does not know, /logout among them.
  api.get('*', (c) => c.html(page))
  api.post('*', () => Response.json({ message: 'Method not allowed' }, { status: 405 }))
  return new Hono().route('/api', api).get('*', (c) => c.html(page))
}

if (import.meta.main) {
  const port = Number(process.argv[2] ?? 3900)
  serve({ fetch: createStockServer().fetch, port }, () => console.log(`Stock server on ${port}`))
}
