import type { Attempt } from '@shop/flows/checkout'
import { beforeEach, expect, test, vi } from 'vitest'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import { forgetCheckout } from '#app/state/cart/forget-checkout.ts'
import { endAttempt, readAttempt, storeAttempt, takenOrders, takeOrders } from './stored-attempt.ts'

const attempt: Attempt = {
  key: 'key',
  earlier: [],
  order: { shop_ids: [3], address_id: 1, payment_method: 'cash', note: 'Ring twice.' },
  goods: [{ 5: 1 }],
  payable: 30,
  newest: 7,
  at: Date.now(),
  isUnclear: true,
  arrivesUntil: 0,
  earlierUntil: 0,
}
const [amina, other] = [4, 9]

beforeEach(() => {
  attemptStore.write({ attempts: [], taken: [] })
  storeAttempt(amina, 'cart', attempt)
})

test('is of one shopper, and of what was ordered', () => {
  expect(readAttempt(amina, 'cart')).toEqual(attempt)
  expect(readAttempt(amina, 'buy-now')).toBeNull()
  expect(readAttempt(other, 'cart')).toBeNull()
})

test('is also that of the very goods which are ordered in another way', () => {
  expect(readAttempt(amina, 'buy-now', [{ 5: 1 }])).toEqual(attempt)
  expect(readAttempt(amina, 'buy-now', [{ 5: 2 }])).toBeNull()
  expect(readAttempt(amina, 'buy-now', [{ 5: 1 }, { 6: 1 }])).toBeNull()
  expect(readAttempt(other, 'buy-now', [{ 5: 1 }])).toBeNull()
})

test('outlives a log-out, without what was written', () => {
  forgetCheckout()
  expect(readAttempt(amina, 'cart')).toEqual({
    ...attempt,
    order: { ...attempt.order, note: null },
  })
})

test('ends where it was left, whoever found it', () => {
  storeAttempt(amina, 'buy-now', { ...attempt, key: 'another' })
  endAttempt(amina, attempt)
  expect(readAttempt(amina, 'cart')).toBeNull()
  expect(readAttempt(amina, 'buy-now')?.key).toBe('another')
})

test("an order that is known is no other attempt's", () => {
  takeOrders(amina, [8])
  takeOrders(amina, [8, 9])
  expect([...takenOrders(amina)]).toEqual([8, 9])
  expect([...takenOrders(other)]).toEqual([])
})

test('is forgotten after a quarter of an hour', () => {
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000 })
  expect(readAttempt(amina, 'cart')).toBeNull()
  vi.useRealTimers()
})
