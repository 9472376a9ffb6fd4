import type { Cart } from '@shop/contract'
import { cart } from '@shop/contract/fixtures'
import { afterEach, expect, test } from 'vitest'
import { attemptStoreOf, forgetCheckout, noteRemoval } from './checkout-stores.ts'

afterEach(forgetCheckout)

const [first] = cart.cart_items
const holding = (...shops: number[]): Cart => ({
  ...cart,
  cart_items: shops.flatMap((shop_id) => (first ? [{ ...first, shop_id }] : [])),
})

test('goods that the shopper takes out are not ordered ones, those that stay may be', () => {
  const store = attemptStoreOf('cart')
  const attempt = { key: 'key', shops: [1, 3], at: 0, isUnclear: true, user: 7 }
  store.write(attempt)
  noteRemoval('cart', holding(3, 5))
  expect(store.read()).toEqual({ ...attempt, shops: [3] })
  noteRemoval('cart', holding(5))
  expect(store.read()).toEqual({ ...attempt, shops: [] })
})

test('what is taken out of the cart leaves the attempt of Buy now, and no attempt at all, alone', () => {
  const attempt = { key: 'key', shops: [1], at: 0, isUnclear: true, user: 7 }
  attemptStoreOf('buy-now').write(attempt)
  noteRemoval('cart', holding())
  expect(attemptStoreOf('buy-now').read()).toEqual(attempt)
  expect(attemptStoreOf('cart').read()).toBeNull()
})
