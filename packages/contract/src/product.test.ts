import * as v from 'valibot'
import { expect, test } from 'vitest'
import { product } from './fixtures/index.ts'
import { Product } from './product.ts'
import { list } from './shape.ts'

test('a product whose quantity is not said can be bought, one that has none cannot', () => {
  const { quantity: _, ...unsaid } = product
  expect(v.parse(Product, unsaid).quantity).toBeGreaterThan(0)
  expect(v.parse(Product, { ...product, quantity: null }).quantity).toBeGreaterThan(0)
  expect(v.parse(Product, { ...product, quantity: '0' }).quantity).toBe(0)
})

test('a product without a price is not sold for nothing', () => {
  const { price: _, ...unpriced } = product
  const rows = list(Product)
  expect(v.parse(rows, [unpriced, { ...product, price: null }, product])).toEqual([product])
  expect(v.parse(rows, [{ ...product, price: '0.00' }])).toMatchObject([{ price: 0 }])
})
