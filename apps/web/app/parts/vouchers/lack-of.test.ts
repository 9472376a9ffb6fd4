import { coupons } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { lackOf, leastLack } from './lack-of.ts'

const line = (price: number | null, quantity: number, discount_price = 0) => ({
  price,
  discount_price,
  quantity,
})
const from = (min_order_amount: number | null) => ({ min_order_amount })

test('what is asked for the pieces counts, to the cent', () => {
  expect(lackOf(from(50), [line(30, 1), line(12, 2, 9.95)])).toBe(0.1)
  expect(lackOf(from(50), [line(25, 2)])).toBe(0)
  expect(lackOf(from(50), [line(80, 1)])).toBe(0)
  expect(lackOf(from(null), [])).toBe(0)
})

test('nothing is said of goods whose price is not', () => {
  expect(lackOf(from(50), [line(null, 1), line(10, 1)])).toBe(0)
})

test('the nearest of the collected vouchers is told, and none where one is reached', () => {
  const [voucher] = coupons
  if (!voucher) throw new Error('The fixtures have no voucher')
  const collected = (min_order_amount: number) => ({
    ...voucher,
    min_order_amount,
    is_collected: true,
  })
  const goods = [line(40, 1)]
  expect(leastLack([collected(90), collected(50)], goods)).toBe(10)
  expect(leastLack([collected(90), collected(30)], goods)).toBe(0)
  expect(leastLack([{ ...collected(50), is_collected: false }], goods)).toBe(0)
})
