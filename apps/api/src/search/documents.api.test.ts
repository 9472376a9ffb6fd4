import { getProducts } from '@shop/contract'
import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '../catalogue/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { refreshSearch } from './documents.ts'

const id = 900

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
  const vase = { shopId: 1, categoryId: 2, code: 'V', name: 'Vase', price: '100', quantity: 5 }
  await api.db.insert(products).values({ ...vase, id })
  await refreshSearch(api.db)
})
beforeEach(() => change({ price: '100', discountPrice: null, taxRate: '0', isListed: true }))
afterAll(() => api.close())

/** As any write does, without a word to the search. */
const change = (values: Partial<typeof products.$inferInsert>) =>
  api.db.update(products).set(values).where(eq(products.id, id))

const isFoundBy = async (search: string) => {
  const { body } = await api.get(`/products?search=${encodeURIComponent(search)}`)
  const { products: found, left_out } = v.parse(getProducts.data, body.data)
  return left_out.length === 0 && found.some((product) => product.id === id)
}

test.each([
  ['its price', { price: '40' }],
  ['a lower price', { discountPrice: '40' }],
])('%s is found at once', async (_, values) => {
  expect(await isFoundBy('vase under 50')).toBe(false)
  await change(values)
  expect(await isFoundBy('vase under 50')).toBe(true)
  expect(await isFoundBy('vase over 50')).toBe(false)
})

test('taxes are a part of it', async () => {
  await change({ taxRate: '50' })
  expect(await isFoundBy('vase over 140')).toBe(true)
})

test('what is reduced is found in a sale, and no longer when it is not', async () => {
  await change({ discountPrice: '40' })
  expect(await isFoundBy('vase sale')).toBe(true)
  await change({ discountPrice: null })
  expect(await isFoundBy('vase sale')).toBe(false)
})

test('what is taken out of the shop is found no more', async () => {
  await change({ isListed: false })
  expect(await isFoundBy('vase')).toBe(false)
})

test('documents say of each product what it says', async () => {
  await api.db
    .update(products)
    .set({ discountPrice: sql`price - 1`, taxRate: '10' })
    .where(sql`id % 2 = 0`)
  const { rows } = await api.db.execute(sql`
    select p.id from products p join search_documents d on d.product_id = p.id
    where (p.effective_price, p.is_listed, coalesce(p.flash_price, p.discount_price) < p.price is true)
      is distinct from (d.effective_price, d.is_listed, d.is_reduced)`)
  expect(rows).toEqual([])
})
