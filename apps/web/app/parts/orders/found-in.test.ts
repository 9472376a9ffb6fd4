import type { Attempt } from '@shop/flows/checkout'
import { beforeAll, expect, test, vi } from 'vitest'
import { foundIn } from './found-in.ts'

beforeAll(() => vi.stubGlobal('location', new URL('https://shop.example/checkout')))

const attempt: Attempt = {
  key: 'last',
  earlier: ['first'],
  order: { shop_ids: [3, 4], address_id: 1, payment_method: 'stripe' },
  goods: [{ 1: 2 }, { 5: 1 }],
  payable: 30,
  newest: 7,
  at: 0,
  isUnclear: true,
  arrivesUntil: 0,
  earlierUntil: 0,
}
const page = 'https://pay.example/1'

test('nothing where no key was done', () => {
  expect(foundIn(attempt, null, [null])).toBeNull()
})

test('the orders of the last try, and where they are paid', () => {
  expect(foundIn(attempt, { order_payment_url: page, order_ids: [8, 9] }, [null])).toEqual({
    made: { count: 2, ids: [8, 9] },
    payment: { page },
    goods: null,
    isEarlier: false,
  })
})

test('an earlier try is paid as it said itself, and lacks what was changed since', () => {
  expect(foundIn(attempt, null, [{ order_payment_url: null, order_ids: [8] }])?.isEarlier).toBe(
    true,
  )
  expect(foundIn(attempt, null, [{ order_payment_url: null, order_ids: [8] }])?.payment).toBeNull()
  expect(foundIn(attempt, null, [{ order_payment_url: page, order_ids: [8] }])?.payment).toEqual({
    page,
  })
})

test('paid later, where the server names no page', () => {
  expect(foundIn(attempt, { order_payment_url: null, order_ids: [8] }, [])?.payment).toBe('later')
})

test('both, where both arrived', () => {
  const answer = (id: number) => ({ order_payment_url: page, order_ids: [id] })
  expect(foundIn(attempt, answer(9), [answer(8)])?.made).toEqual({ count: 2, ids: [9, 8] })
})

test('one a shop of the newest, where the server names none', () => {
  expect(foundIn(attempt, { order_payment_url: null }, [])?.made).toEqual({
    count: 2,
    ids: null,
    after: 7,
  })
})
