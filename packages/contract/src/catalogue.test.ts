import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Facets, getHome } from './catalogue.ts'
import { runningFlashSale } from './fixtures/index.ts'
import { getFlashSale } from './shops.ts'
import { facetGroups } from './words.ts'

test.each(Object.values(facetGroups))(
  'nobody knows what a server without %s would count',
  (name) => {
    const all = Object.fromEntries(Object.values(facetGroups).map((group) => [group, []]))
    const { [name]: _, ...others } = all
    expect(v.parse(Facets, others)).toEqual({ ...all, is_estimated: false, [name]: null })
  },
)

test('a flash sale that is not told cannot be read', () => {
  const read = (told: object) => v.safeParse(getFlashSale.data, { products: [], ...told }).success
  expect(read({ flash_sale: runningFlashSale })).toBe(true)
  expect(read({ flash_sale: null })).toBe(false)
  expect(read({})).toBe(false)
  expect(read({ flash_sale: 'soon' })).toBe(false)
})

test('a home that has nothing says so', () => {
  const read = (told: object) => v.safeParse(getHome.data, told).success
  expect(read({ popular_products: [] })).toBe(true)
  expect(read({})).toBe(false)
  expect(read({ products: [] })).toBe(false)
})
