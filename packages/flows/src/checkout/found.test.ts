import { orderTextNames } from '@shop/contract/order-texts'
import { expect, test } from 'vitest'
import { type Looked, lackOf, lostOrders } from './found.ts'
import { type Attempt, type Draft, emptyDraft } from './order.ts'

const goods = [{ 5: 2 }]
const order = { shop_ids: [3], address_id: 1, payment_method: 'cash' }
const attempt: Attempt = {
  key: 'first',
  earlier: [],
  order,
  goods,
  payable: 20,
  newest: 4,
  at: 0,
  isUnclear: true,
  arrivesUntil: 0,
  earlierUntil: 0,
}
const looked: Looked = {
  found: lostOrders('cash', { count: 1, ids: [5] }, goods),
  isPressed: false,
}
const lackFor = (draft: Partial<Draft>) =>
  lackOf({ attempt, request: null, draft: { ...emptyDraft, ...draft } }, looked)

test('an order that was found as it was wished for lacks nothing', () => {
  expect(lackFor({})).toBeNull()
  expect(lackFor({ payment: 'cash', address: 1 })).toBeNull()
})

test.each([
  ...orderTextNames.map((name) => ({ [name]: 'Ring twice' })),
  { payment: 'sandbox' },
  { address: 2 },
])('what was changed after it was sent is not in it: %j', (draft) => {
  expect(lackFor(draft)).toBe('changes')
})

test('a coupon that was sent and is another one now, or none, is a change; one that was not sent tells nothing', () => {
  const withCoupon = { ...attempt, order: { ...order, coupon_code: 'SUMMER20' } }
  const lackOfDraft = (coupon: string, sent = withCoupon) =>
    lackOf({ attempt: sent, request: null, draft: { ...emptyDraft, coupon } }, looked)
  expect(lackOfDraft('SUMMER20')).toBeNull()
  expect(lackOfDraft('HARBOUR10')).toBe('changes')
  expect(lackOfDraft('')).toBe('changes')
  expect(lackFor({ coupon: 'REFUSED' })).toBeNull()
})
