import { orders } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { placedBy } from './placed-by.ts'

const [like] = orders
if (!like) throw new Error('The fixtures have no order')
const began = Date.parse('2026-06-15T12:00:00Z')
const order = (id: number, amount: number, created_at = '2026-06-15T12:00:01.000000Z') => ({
  ...like,
  id,
  amount,
  created_at,
})
const made = (...ids: number[]) => ({ count: ids.length, ids })
const trace = { newest: 7, at: began, payable: 30.3 }

test.each([
  ['none that is newer', [order(7, 30.3)], null],
  ['one of its sum', [order(8, 30.3), order(7, 30.3)], [8]],
  [
    'one a shop, and one of another device between',
    [order(10, 10.1), order(9, 5), order(8, 20.2)],
    [10, 8],
  ],
  ['another order only, made elsewhere', [order(8, 37.66)], null],
])('with the goods still in the cart: %s', (_, newest, ids) => {
  expect(placedBy(trace, newest, false)).toEqual(ids && made(...ids))
})

test('where a server means another amount, goods that have left the cart make newer orders its own', () => {
  expect(placedBy(trace, [order(8, 29), order(7, 30.3)], true)).toEqual(made(8))
  expect(placedBy(trace, [order(7, 30.3)], true)).toBeNull()
})

test('without a newest one the time tells, by a clock that is a little slow as well', () => {
  const unknown = { ...trace, newest: null }
  const before = order(6, 30.3, '2026-06-14T12:00:00.000000Z')
  expect(placedBy(unknown, [order(8, 30.3), before], false)).toEqual(made(8))
  expect(placedBy(unknown, [order(8, 30.3, '2026-06-15T11:59:00.000000Z')], false)).toEqual(made(8))
  expect(placedBy(unknown, [before], true)).toBeNull()
})

test('without a sum all that are newer count', () => {
  expect(placedBy({ ...trace, payable: null }, [order(9, 1), order(8, 2)], false)).toEqual(
    made(9, 8),
  )
})
