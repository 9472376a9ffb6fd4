import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Facets } from './catalogue.ts'
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

test('a flash sale that is not told is none that is over', () => {
  const read = (told: object) => v.safeParse(getFlashSale.data, told).success
  expect(read({ flash_sale: null })).toBe(true)
  expect(read({})).toBe(false)
  expect(read({ flash_sale: 'soon' })).toBe(false)
})
