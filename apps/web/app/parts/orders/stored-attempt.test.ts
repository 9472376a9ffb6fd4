import type { Attempt } from '@shop/flows/checkout'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#app/data/api-error.ts'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import { forgetCheckout } from '#app/state/cart/forget-checkout.ts'
import {
  forgetAttempt,
  hasOthers,
  isOvertaken,
  laterPresses,
  noteOthers,
  ordersOfSame,
  readAttempt,
  storeAttempt,
  takenOrders,
  takeOrders,
  unlessLoggedOut,
} from './stored-attempt.ts'

const attempt: Attempt = {
  key: 'key',
  earlier: [],
  order: {
    shop_ids: [3],
    address_id: 1,
    payment_method: 'cash',
    coupon_code: 'TEN',
    note: 'Ring twice.',
    shown: { goods: [], totals: {}, address: { address_line: '12 Nile Street' } } as never,
  },
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

test('outlives a log-out, without what was written, and where it goes', () => {
  const written = { ...attempt.order, what_will_be_written: 'Ring, too' }
  storeAttempt(amina, 'cart', { ...attempt, order: written })
  forgetCheckout()
  const kept = readAttempt(amina, 'cart')
  expect(kept).toMatchObject({ key: 'key', goods: attempt.goods, newest: 7 })
  expect(JSON.stringify(kept)).not.toMatch(/Nile|Ring|TEN/)
})

test('ends where it was left, whoever found it', () => {
  storeAttempt(amina, 'buy-now', { ...attempt, key: 'another' })
  forgetAttempt(amina, attempt)
  expect(readAttempt(amina, 'cart')).toBeNull()
  expect(readAttempt(amina, 'buy-now')?.key).toBe('another')
})

test("an order that is known is no other attempt's", () => {
  takeOrders(amina, attempt, [8])
  takeOrders(amina, { key: 'another', goods: [{ 6: 1 }] }, [8, 9])
  expect([...takenOrders(amina, { key: 'third', earlier: [] })]).toEqual([8, 9])
  expect([...takenOrders(amina, attempt)]).toEqual([9])
  expect([...takenOrders(amina, { key: 'later', earlier: ['key'] })]).toEqual([9])
  expect([...takenOrders(other, attempt)]).toEqual([])
})

test('what was ordered moments ago is known by its goods', () => {
  takeOrders(amina, attempt, [8])
  takeOrders(amina, { key: 'another', goods: [{ 5: 2 }] }, [9])
  expect(ordersOfSame(amina, [{ 5: 1 }])).toEqual([8])
  expect(ordersOfSame(amina, [{ 5: 1 }, { 6: 1 }])).toEqual([])
  expect(ordersOfSame(other, [{ 5: 1 }])).toEqual([])
})

test('orders of other goods that may be its own are told once, and known by their own goods', () => {
  noteOthers(amina, attempt, [{ id: 8, goods: { 5: 2 } }])
  expect(hasOthers(amina, attempt)).toBe(true)
  expect(hasOthers(amina, { key: 'another' })).toBe(false)
  expect([...takenOrders(amina, attempt)]).toEqual([8])
  expect(ordersOfSame(amina, [{ 5: 2 }])).toEqual([8])
})

test('the same goods in doubt come first; what stands in the place of others leaves them to be found', () => {
  storeAttempt(amina, 'buy-now', { ...attempt, key: 'other goods', goods: [{ 6: 1 }] })
  expect(readAttempt(amina, 'buy-now', [{ 5: 1 }])?.key).toBe('key')
  storeAttempt(amina, 'cart', { ...attempt, key: 'new', goods: [{ 7: 1 }] })
  expect(readAttempt(amina, 'cart')?.key).toBe('new')
  expect(readAttempt(amina, 'cart', [{ 5: 1 }])?.key).toBe('key')
})

test("goes on in whatever was pressed for the same goods next: the order is that one's", () => {
  const next = { ...attempt, key: 'next', earlier: ['key'] }
  storeAttempt(amina, 'buy-now', next)
  expect(readAttempt(amina, 'cart')).toBeNull()
  expect(isOvertaken(amina, attempt)).toBe(true)
  expect(isOvertaken(amina, next)).toBe(false)
  expect(isOvertaken(other, attempt)).toBe(false)
})

test('knows of presses for the same goods that came later, whichever way', () => {
  const later = { ...attempt, key: 'later', at: attempt.at + 50_000 }
  storeAttempt(amina, 'buy-now', later)
  storeAttempt(amina, 'again 3', { ...later, key: 'other goods', goods: [{ 6: 1 }] })
  expect(laterPresses(amina, attempt)).toEqual([later.at])
  expect(laterPresses(amina, later)).toEqual([])
  expect(laterPresses(amina, { ...attempt, earlier: ['later'] })).toEqual([])
})

test('is forgotten after a quarter of an hour', () => {
  vi.useFakeTimers({ now: Date.now() + 16 * 60_000 })
  expect(readAttempt(amina, 'cart')).toBeNull()
  vi.useRealTimers()
})

test.each([
  ['the first that was sent', {}, 401, null],
  ['one that was sent before', { earlierUntil: 1 }, 401, 'key'],
  ['one that goes on with another', { earlier: ['first'] }, 401, 'key'],
  ['one that is not answered', {}, 502, 'key'],
] as const)(
  'a login that is asked for ends what was never begun: %s',
  async (_, changes, status, kept) => {
    storeAttempt(amina, 'cart', { ...attempt, ...changes })
    const sending = Promise.reject(new ApiError(status, 'No'))
    await expect(unlessLoggedOut(sending, amina, 'key')).rejects.toThrow('No')
    expect(readAttempt(amina, 'cart')?.key ?? null).toBe(kept)
  },
)
