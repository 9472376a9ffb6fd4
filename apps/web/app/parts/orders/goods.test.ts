import { cart, orderDetails } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { goodsOf, goodsOfOrder, isSameGoods } from './goods.ts'

const [inCart] = cart.cart_items[0]?.products ?? []
const [ordered] = orderDetails.products
if (!inCart || !ordered) throw new Error('The fixtures have no line')

const size = { id: 2, name: 'M', price: 0 }
const color = { id: 3, name: 'Ink', color_code: '#222', price: 0 }
const line = { ...inCart, quantity: 2, size, color }

test.each([
  ['size', { size: { ...size, id: 1, name: 'S' } }],
  ['colour', { color: { ...color, id: 4, name: 'Sage' } }],
  ['quantity', { quantity: 1 }],
  ['product', { id: line.id + 1 }],
])('another %s is other goods', (_, other) => {
  expect(isSameGoods(goodsOf([line]), goodsOf([{ ...line }]))).toBe(true)
  expect(isSameGoods(goodsOf([line]), goodsOf([{ ...line, ...other }]))).toBe(false)
})

test("an order's line, which has names alone, is known as the cart's", () => {
  const same = { ...ordered, id: line.id, order_qty: 2, size: 'M', color: 'Ink' }
  expect(goodsOfOrder([same])).toEqual(goodsOf([line]))
  expect(goodsOfOrder([{ ...same, size: 'S' }])).not.toEqual(goodsOf([line]))
})

test('lines of the very same are added up', () => {
  expect(isSameGoods(goodsOf([line, line]), goodsOf([{ ...line, quantity: 4 }]))).toBe(true)
})
