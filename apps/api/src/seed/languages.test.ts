import * as calls from '@shop/contract'
import { settingsInWords } from '@shop/contract/settings-words'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTokens } from '../auth/tables.ts'
import { newToken } from '../auth/token.ts'
import { translatedColumns } from '../db/translated.ts'
import { openTestApi, type TestApi, testNow } from '../testing/index.ts'
import { pages } from './content/pages.ts'
import { shops } from './content/shops.ts'
import { footers, menus } from './content/site.ts'
import { demoUserId } from './people.ts'
import { seed } from './seed.ts'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await openTestApi()
  await seed(api.db, { now: testNow })
  const made = newToken(testNow)
  const { token: text, hash: tokenHash, expiresAt } = made
  await api.db.insert(accessTokens).values({ userId: demoUserId, tokenHash, expiresAt })
  token = text
})
afterAll(() => api.close())

/** What is called the same everywhere: shops and where they are. */
const proper = shops.flatMap(({ name, address }) => [name, name.replace('&', '&amp;'), address])

/** Texts without a word in Arabic script, or with three words in a row of Latin letters. */
const untold = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text) => {
    const told = proper
      .reduce((rest, name) => rest.replaceAll(name, ''), text ?? '')
      .replace(/<[^>]*>/g, ' | ')
    return !/[\u0600-\u06ff]/.test(told) || /(?:[a-z’']{2,}[\s,.;:]+){2}[a-z’']{2,}/i.test(told)
  })

describe.each(['ar', 'ir'])('in %s', (locale) => {
  const get = async (path: string) => (await api.get(path, { locale, token })).body.data

  test('shops say who they are and how long they take', async () => {
    for (const [index] of shops.entries()) {
      const { shop } = v.parse(calls.getShop.data, await get(`/shops/${index + 1}`))
      expect(untold([shop.short_description, shop.description])).toEqual([])
    }
    const { products } = v.parse(calls.getProducts.data, await get('/products?per_page=100'))
    expect(untold(products.map(({ shop }) => shop?.estimated_delivery_time))).toEqual([])
    expect(untold(products.map(({ unit }) => unit?.name))).toEqual([])
  })

  test('products are summed up and described', async () => {
    for (const id of [1, 2, 3, 4, 5, 6, 7, 30, 60, 90, 120].flatMap((id) => [id, id + 200])) {
      const { product } = v.parse(
        calls.getProduct.data,
        await get(`/product-details?product_id=${id}`),
      )
      const { meta_title: title, meta_description: summary } = product
      const texts = [product.short_description, product.description, title, summary]
      const rows = [...product.description.matchAll(/<th[^>]*>(.*?)<\/th>/g)].map(
        ([, name]) => name,
      )
      expect(untold([...texts, ...rows])).toEqual([])
    }
  })

  test('sales and pictures have their titles', async () => {
    const sales = v.parse(calls.getFlashSales.data, await get('/flash-sales'))
    const { banners } = v.parse(calls.getBanners.data, await get('/banners'))
    const { ads } = v.parse(calls.getHome.data, await get('/home'))
    const titles = [...banners, ...ads].map(({ title }) => title)
    const names = [sales.running_flash_sale?.name, sales.incoming_flash_sale?.name]
    expect(untold([...names, ...titles])).toEqual([])
  })

  test('the journal and the pages are written', async () => {
    const { blogs, categories } = v.parse(calls.getBlogs.data, await get('/blogs?per_page=50'))
    expect(blogs).toHaveLength(25)
    expect(untold(categories.map(({ name }) => name))).toEqual([])
    for (const { slug, title, description } of blogs) {
      const { blog } = v.parse(calls.getBlog.data, await get(`/blog/${slug}/details`))
      const tags = (blog?.tags ?? []).map(({ name }) => name)
      expect(untold([title, description, blog?.title, blog?.description, ...tags])).toEqual([])
    }
    for (const { slug } of pages) {
      const { content } = v.parse(calls.getLegalPage.data, await get(`/legal-pages/${slug}`))
      expect(untold([content.title, content.description])).toEqual([])
    }
  })

  test('an invoice is written in one language', async () => {
    const { orders } = v.parse(calls.getOrders.data, await get('/orders'))
    const path = `/order-details?order_id=${orders[0]?.id}`
    const { order } = v.parse(calls.getOrder.data, await get(path))
    const headers = { Cookie: `locale=${locale}` }
    const page = await (await api.app.request(order.invoice_url ?? '', { headers })).text()
    const [, table = ''] = /<main>(.*)<\/main>/s.exec(page) ?? []
    expect(table).toContain(locale === 'ar' ? 'ضريبة القيمة المضافة' : 'مالیات بر ارزش افزوده')
    expect(table).not.toMatch(/VAT|\b(piece|pair|set|bottle|bag|pack)\b|\b(AM|PM)\b/)
  })

  test('carts and orders name units and taxes', async () => {
    const { products } = v.parse(calls.getProducts.data, await get('/products?per_page=100'))
    const chosen = products.find(({ sizes, quantity }) => sizes.length === 0 && quantity > 1)
    const bought = { product_id: chosen?.id, unit: 'piece', is_buy_now: true }
    const stored = await api.post('/cart/store', bought, { locale, token })
    const cart = v.parse(calls.getCart.data, stored.body.data)
    const shop = cart.cart_items[0]
    const body = { shop_ids: [shop?.shop_id], is_buy_now: true }
    const { data } = (await api.post('/cart/checkout', body, { locale, token })).body
    const { checkout } = v.parse(calls.getCheckout.data, data)
    expect(untold([shop?.products[0]?.unit, checkout.all_vat_taxes[0]?.name])).toEqual([])
    const { orders } = v.parse(calls.getOrders.data, await get('/orders?per_page=50'))
    for (const { id } of orders) {
      const { order } = v.parse(calls.getOrder.data, await get(`/order-details?order_id=${id}`))
      const taxes = order.all_vat_taxes.map(({ name }) => name)
      const words = order.products.flatMap(({ name, brand, unit, color }) =>
        [name, brand, unit, color].filter((word) => word !== null),
      )
      expect(untold([...words, ...taxes, order.estimated_delivery_date])).toEqual([])
    }
  })
})

test('whatever the demo shop says in one language it says in all of them', async () => {
  const silent: string[] = []
  for (const { table, many, english } of translatedColumns) {
    // A picture says the same in all of them, unless it has words in it.
    if (!english || many === 'thumbnails') continue
    const translations = getTableColumns(table)[many]
    const rows = await api.db
      .select({ text: sql<string>`${english}` })
      .from(table)
      .where(sql`${english} <> '' and not (${translations} ?& array['ar', 'ir'])`)
    if (rows.length > 0)
      silent.push(`${getTableName(table)}.${many}, ${rows.length} rows: ${rows[0]?.text}`)
  }
  expect(silent).toEqual([])
})

/** All that stands in menu and footer, but for what is a number or an address. */
const inFrame = [
  ...menus.map(({ name }) => name),
  ...footers.flatMap(({ title, items }) => [title, ...items.map((item) => item.title)]),
].filter((text): text is string => text !== null && /^[^@\d]+$/.test(text))

test.each(['ar', 'ir'])('menu and footer are translated into %s', async (locale) => {
  const { body } = await api.get(`/lang/${locale}`)
  expect(inFrame.filter((text) => !(text in (body as object)))).toEqual([])
})

test.each(['ar', 'ir'])('what settings say in words is translated into %s', async (locale) => {
  const settings = (await api.get('/master')).body.data as Record<string, unknown>
  const said = settingsInWords.flatMap((name) => settings[name] ?? [])
  expect(said.length).toBeGreaterThan(1)
  const { body: phrases } = await api.get(`/lang/${locale}`)
  expect(said.filter((text) => !(String(text) in (phrases as object)))).toEqual([])
})
