import type { ProductDetails } from '@shop/contract'
import { productDetails } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { sortTraits } from './sort-traits.ts'
import type { Trait } from './traits.tsx'

const trait = (id: string, value: Trait['value']): Trait => ({ id, label: id, value, show: value })
const traits = [
  trait('brand', ({ brand }) => brand ?? ''),
  trait('unit', ({ unit }) => unit?.name ?? ''),
  trait('name', ({ name }) => name),
]
const product = (changes: Partial<ProductDetails>) => ({
  ...productDetails,
  unit: null,
  ...changes,
})
const ids = (products: ProductDetails[]) => {
  const { differing, alike } = sortTraits(traits, products)
  return { differing: differing.map(({ id }) => id), alike: alike.map(({ id }) => id) }
}

test('what differs and what is alike, in their order; what none has is left out', () => {
  expect(ids([product({ name: 'a' }), product({ name: 'b' })])).toEqual({
    differing: ['name'],
    alike: ['brand'],
  })
})

test('to have it or not is a difference', () => {
  expect(ids([product({ brand: null }), product({ unit: { id: 1, name: 'kg' } })])).toEqual({
    differing: ['brand', 'unit'],
    alike: ['name'],
  })
})

test('one product differs in nothing', () => {
  expect(ids([product({})])).toEqual({ differing: [], alike: ['brand', 'name'] })
})

test('while no product is there, all of it is kept room for', () => {
  expect(ids([])).toEqual({ differing: [], alike: ['brand', 'unit', 'name'] })
})
