import { expect, test } from 'vitest'
import { arrivalOf } from './arrival.ts'

const order = { estimated_delivery_date: '2-4 days', created_at: '2026-06-15T09:30:00.000000Z' }
const at = (now: string) => new Date(now)

test('an order comes so many days after it was placed, whenever one looks', () => {
  for (const now of ['2026-06-15T10:00:00Z', '2026-06-18T10:00:00Z'])
    expect(arrivalOf(order, 'en-GB', at(now))).toMatch(/17.*19 Jun/)
})

test('no dates are made of what says no days, was placed nobody knows when, or is over', () => {
  const now = at('2026-06-16T10:00:00Z')
  expect(arrivalOf({ ...order, estimated_delivery_date: 'soon' }, 'en', now)).toBeNull()
  expect(arrivalOf({ ...order, created_at: 'yesterday' }, 'en', now)).toBeNull()
  expect(arrivalOf(order, 'en', at('2026-06-25T10:00:00Z'))).toBeNull()
})
