import { expect, test } from 'vitest'
import { freeSlug } from './slug.ts'

test.each([
  ['Fjord & Co', 'fjord-co'],
  ['Crème Café', 'creme-cafe'],
  ['مصابيح', 'category'],
  ['2024', 'category-2024'],
  ['90 × 200 cm', '90-200-cm'],
  ['Home', 'home-3'],
])('%s is %s', (name, slug) => {
  const taken = new Set(['home', 'home-2'])
  expect(freeSlug(name, 'category', taken)).toBe(slug)
})
