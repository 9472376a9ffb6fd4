import { cart } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { chosenOf } from './use-chosen-shops.ts'

const shops = cart.cart_items.map(({ shop_id }) => shop_id)
const [first = 0, second = 0] = shops

test('with one vendor all shops of the cart are chosen', () => {
  expect(chosenOf(cart, [], false)).toEqual(shops)
})

test('with many the shopper chooses', () => {
  expect(chosenOf(cart, [], true)).toEqual([])
  expect(chosenOf(cart, [first], true)).toEqual([first])
})

test('a shop that is no longer in the cart is not chosen any more', () => {
  const chosen = [first, second, 4711]
  expect(chosenOf(cart, chosen, true)).toEqual([first, second])
  const rest = { ...cart, cart_items: cart.cart_items.slice(1) }
  expect(chosenOf(rest, chosen, true)).toEqual([second])
  expect(chosenOf({ ...cart, cart_items: [] }, chosen, true)).toEqual([])
  expect(chosenOf(null, chosen, true)).toEqual([])
})
