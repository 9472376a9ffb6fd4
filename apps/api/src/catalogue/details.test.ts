import { getProduct } from '@shop/contract'
import { eq, getTableColumns } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalPages } from '../content/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { customerToken, fillShelf } from '../testing/shelf.ts'
import { categories, products, subCategories } from './tables.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())

const read = async (id: number, options = {}) => {
  const { status, body } = await api.get(`/product-details?product_id=${id}`, options)
  expect(status).toBe(200)
  return v.parse(getProduct.data, body.data)
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

test('a video comes first, then the main picture, then the others', async () => {
  expect((await read(1)).product.thumbnails).toEqual([
    {
      id: 2,
      type: 'youtube',
      thumbnail: null,
      url: '<iframe src="https://video.example/1"></iframe>',
      color_id: null,
    },
    {
      id: null,
      type: 'image',
      thumbnail: 'http://shop.test/media/p/1.webp',
      url: null,
      color_id: 1,
    },
    {
      id: 1,
      type: 'image',
      thumbnail: 'http://shop.test/media/p/1-2.webp',
      url: null,
      color_id: 1,
    },
  ])
})

test('details hold the card, the texts, and the sale while it runs', async () => {
  const { product } = await read(10, { locale: 'ar' })
  expect(product).toMatchObject({
    name: 'Product 10',
    brand: 'أكمي',
    discount_price: 5,
    quantity: 3,
    description: '<p>Long text</p>',
    flash_sale: { id: 1, name: 'Running', start_date: '2030-01-14T12:00:00Z' },
  })
  expect((await read(12)).product.flash_sale).toBeNull()
})

test('related products share the sub-category, then the category; popular ones the shop', async () => {
  const first = await read(1)
  expect(idsOf(first.related_products)).toEqual([2, 3, 4, 5, 6])
  expect(idsOf(first.popular_products)).toEqual([7, 11, 9, 5, 3])
  const last = await read(11)
  expect(idsOf(last.related_products)).toEqual([12, 7, 8, 9, 10])
})

test('/shops/popular-products answers the same ones', async () => {
  const { body } = await api.get('/shops/popular-products?product_id=1')
  expect(body.data).toEqual({ products: (await read(1)).popular_products })
})

test('a known shopper’s views are kept, newest first, each product once', async () => {
  const views = async () =>
    idsOf(
      (
        (await api.get('/recently-views', { token: customerToken })).body.data as {
          products: { id: number }[]
        }
      ).products,
    )
  expect(await views()).toEqual([])
  let clock = Date.parse('2030-01-15T12:00:00Z')
  const later = await openLater(() => {
    clock += 1000
    return new Date(clock)
  })
  for (const id of [1, 2, 3, 1]) await later(id)
  expect(await views()).toEqual([1, 3, 2])
  for (let id = 1; id <= 12; id++) await later(id)
  expect(await views()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
  await read(4)
  expect((await views())[0]).toBe(12)
})

/** The same database behind a clock that moves with every request. */
const openLater = async (now: () => Date) => {
  const { createApi } = await import('../app.ts')
  const app = createApi({ ...api.deps, now })
  return (id: number) =>
    app.request(`http://shop.test/api/product-details?product_id=${id}`, {
      headers: { Authorization: `Bearer ${customerToken}` },
    })
}

test('an unknown or missing product is a field error, not a 404', async () => {
  for (const query of ['product_id=999', '', 'product_id=x', 'product_id=-1']) {
    const { status, body } = await api.get(`/product-details?${query}`)
    expect(status, query).toBe(422)
    expect(body.errors?.product_id, query).toHaveLength(1)
  }
})

test("each text of a product's row that details have is its own", async () => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const texts = Object.entries(getTableColumns(products)).flatMap(([key, { columnType }]) =>
    columnType === 'PgText' ? [key] : [],
  )
  const own = Object.fromEntries(texts.map((key) => [key, `own ${snake(key)}`]))
  await api.db.update(products).set(own).where(eq(products.id, 9))
  const { product } = await read(9)
  // A picture's key is sent as an address.
  const known = texts.map(snake).filter((name) => name in product && name !== 'thumbnail')
  expect(product).toMatchObject(Object.fromEntries(known.map((name) => [name, `own ${name}`])))
})

test('what has sizes names the guide of its sub-category, or of its category', async () => {
  const guideOf = async (id: number) => (await read(id)).product.size_guide
  const [row] = await api.db.select().from(products).where(eq(products.id, 1))
  const { sizes } = (await read(1)).product
  expect(sizes.length).toBeGreaterThan(0)
  expect(await guideOf(1)).toBeNull()
  await api.db.insert(legalPages).values([
    { slug: 'sizes', title: 'Sizes' },
    { slug: 'feet', title: 'Feet' },
  ])
  await api.db.update(categories).set({ sizeGuide: 'sizes' })
  expect(await guideOf(1)).toBe('sizes')
  await api.db
    .update(subCategories)
    .set({ sizeGuide: 'feet' })
    .where(eq(subCategories.id, row?.subCategoryId ?? 0))
  expect(await guideOf(1)).toBe('feet')
  await api.db.delete(legalPages)
  expect(await guideOf(1)).toBeNull()
})
