import * as v from 'valibot'
import { expect, test } from 'vitest'
import { product } from './fixtures/index.ts'
import { Product } from './product.ts'

test('a product whose quantity is not said can be bought, one that has none cannot', () => {
  const { quantity: _, ...unsaid } = product
  expect(v.parse(Product, unsaid).quantity).toBeGreaterThan(0)
  expect(v.parse(Product, { ...product, quantity: null }).quantity).toBeGreaterThan(0)
  expect(v.parse(Product, { ...product, quantity: '0' }).quantity).toBe(0)
})
