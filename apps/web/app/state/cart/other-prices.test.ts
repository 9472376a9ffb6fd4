import { cart } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { otherPrices } from './other-prices.ts'

const [shop] = cart.cart_items
if (!shop) throw new Error('The fixtures have no cart')
const checkout = [shop]
const asked = [shop.shop_id]
const dearer = [
  { ...shop, products: shop.products.map((line) => ({ ...line, price: Number(line.price) + 1 })) },
]

test('a checkout at the prices of the cart says nothing, whatever else is in the cart', () => {
  expect(otherPrices(cart, checkout, asked)).toBeNull()
  expect(otherPrices(cart, [], [])).toBeNull()
})

test('a line of an asked shop that the checkout does not have is gone', () => {
  expect(otherPrices(cart, [], asked)).toMatch(/gone/)
  expect(otherPrices({ ...cart, cart_items: [] }, [], asked)).toBeNull()
})

test('another price, or a line that the cart does not have, is told apart from every other', () => {
  const changed = otherPrices(cart, dearer, asked)
  expect(changed).not.toBeNull()
  expect(otherPrices({ ...cart, cart_items: dearer }, checkout, asked)).not.toBe(changed)
  expect(otherPrices({ ...cart, cart_items: [] }, checkout, asked)).not.toBeNull()
})

test('what a cart that is read again agrees with is no difference any more', () => {
  expect(otherPrices({ ...cart, cart_items: dearer }, dearer, asked)).toBeNull()
})
