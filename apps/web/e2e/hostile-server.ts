/**
 * A stand-in for a shop whose every text was written by strangers: names, descriptions, settings,
 * articles, and the addresses of links. Run: node e2e/hostile-server.ts [port]
 */
import { serve } from '@hono/node-server'
import * as fixtures from '@shop/contract/fixtures'
import { Hono } from 'hono'
import { hostileHtml, hostileText } from './hostile-words.ts'

const texts =
  /^(name|title|brand|description|short_description|app_name|address|mobile|web_footer_(text|description)|customer_name|meta_\w+|estimated_delivery_time|voucher_type|discount_text|created_at|tags)$/
const html = /^(description|short_description)$/
const links = /^(url|link|google_playstore_link|app_store_link)$/

/** What a program reads and nobody else: a language, a currency, a way to pay, a kind of block. */
const isForPrograms = (thing: object) =>
  ['direction', 'rate', 'client_id', 'is_active'].some((name) => name in thing)

function written(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return spoil(value)
  if (links.test(name)) return `javascript:document.documentElement.dataset.pwned='yes'`
  if (html.test(name)) return `${value}${hostileHtml}`
  return texts.test(name) ? `${value} ${hostileText}` : value
}

/** The same answer with every text lengthened by what strangers write. */
function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil)
  if (value === null || typeof value !== 'object' || isForPrograms(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, written(name, inner)]),
  )
}

const settings = {
  ...fixtures.settings,
  app_name: `Marketly ${hostileText}`,
  pusher_app_key: null,
}

const answers: Readonly<Record<string, object>> = {
  '/master': settings,
  '/home': fixtures.home,
  '/categories': { total: fixtures.categories.length, categories: fixtures.categories },
  '/products': fixtures.productList,
  '/product-details': fixtures.productAnswer,
  '/reviews': fixtures.reviewList,
  '/shops': fixtures.shopList,
  '/shops/1': fixtures.shopAnswer,
  '/shop-categories': { total: 1, categories: fixtures.categories },
  '/blogs': fixtures.blogList,
  '/blog/1/details': fixtures.blogAnswer,
  '/legal-pages/about-us': { content: fixtures.legalPage },
  '/legal-pages/terms-and-conditions': { content: fixtures.legalPage },
  '/contact-us': fixtures.contact,
  '/flash-sale/1/details': {
    total_products: fixtures.products.length,
    flash_sale: fixtures.runningFlashSale,
    products: fixtures.products,
  },
}

const api = new Hono()
api.get('/lang/:locale', () => Response.json({}))
api.get('*', (c) => {
  const data = answers[c.req.path.replace(/^\/api/, '')]
  return data
    ? Response.json({ data: spoil(data) })
    : Response.json({ message: `Not found ${hostileText}` }, { status: 404 })
})

const port = Number(process.argv[2] ?? 3900)
serve({ fetch: new Hono().route('/api', api).fetch, port }, () =>
  console.log(`Hostile server on ${port}`),
)
