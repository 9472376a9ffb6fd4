import { expect, test } from 'vitest'
import { isPersonal } from './personal.ts'

test.each([[['favorites']], [['orders', '', 1]], [['cart']], [['anything-new', 3]]])(
  '%j goes with the shopper',
  (key) => {
    expect(isPersonal(key)).toBe(true)
  },
)

test.each([
  [['products', {}]],
  [['settings']],
  [['blog', 'news']],
  [['flash-sale', 1]],
  ['text'],
  [null],
])('%j stays', (key) => {
  expect(isPersonal(key)).toBe(false)
})
