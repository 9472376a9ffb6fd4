import { getGoneProduct, getGoneShop } from '@shop/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '../catalogue/tables.ts'
import { shops } from '../shops/tables.ts'
import { openTestApi, type TestApi } from '../testing/index.ts'
import { fillShelf } from '../testing/shelf.ts'
import { changeShelf } from './operator.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await fillShelf(api.db)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.update(shops).set({ isActive: true })
  await api.db.update(products).set({ isActive: true, isListed: true })
})

const change = (kind: 'product' | 'shop', id: number, is_back = false) =>
  changeShelf(api.deps, { kind, id, is_back })
const status = async (path: string) => (await api.get(path)).status
const shelf = async () => (await api.get('/products')).body.data

test('a product that was taken away is a 410 with what is like it, and comes back', async () => {
  const path = '/product-details?product_id=1'
  expect(await status('/gone/product?product_id=1')).toBe(422)
  expect(await change('product', 1)).toEqual({
    lines: [expect.stringMatching(/ is taken away\.$/)],
  })
  expect(await api.get(path)).toMatchObject({
    status: 410,
    body: { message: 'This product is no longer sold.' },
  })
  const { body } = await api.get('/gone/product?product_id=1')
  const gone = v.parse(getGoneProduct.data, body.data)
  expect(body.data).toEqual(gone)
  expect(gone.name).not.toBe('')
  expect(gone.products.length).toBeGreaterThan(0)
  expect(gone.products.map(({ id }) => id)).not.toContain(1)
  await change('product', 1, true)
  expect(await status(path)).toBe(200)
  expect(await status('/product-details?product_id=999')).toBe(422)
})

test('a closed shop is a 410 with shops like it; its products go and return with it', async () => {
  const before = await shelf()
  expect(await status('/gone/shop?shop_id=1')).toBe(422)
  await change('product', 2)
  await change('shop', 1)
  expect(await api.get('/shops/1')).toMatchObject({
    status: 410,
    body: { message: 'This shop is closed.' },
  })
  expect(await status('/product-details?product_id=1')).toBe(410)
  const { body } = await api.get('/gone/shop?shop_id=1')
  const gone = v.parse(getGoneShop.data, body.data)
  expect(body.data).toEqual(gone)
  expect(gone).toMatchObject({ name: 'North' })
  expect(gone.shops.length).toBeGreaterThan(0)
  expect(gone.shops.map(({ id }) => id)).not.toContain(1)

  await change('shop', 1, true)
  expect(await status('/product-details?product_id=1')).toBe(200)
  // What was taken away by itself stays away.
  expect(await status('/product-details?product_id=2')).toBe(410)
  await change('product', 2, true)
  expect(await shelf()).toEqual(before)
  expect(await status('/shops/99')).toBe(404)
})

test('what is not there cannot be taken away', async () => {
  await expect(change('product', 999)).rejects.toThrow('There is no product with the number 999.')
  await expect(change('shop', 999)).rejects.toThrow('There is no shop with the number 999.')
})
