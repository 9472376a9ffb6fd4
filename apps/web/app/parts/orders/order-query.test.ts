import { orderCounts } from '@shop/contract/fixtures'
import { describe, expect, it } from 'vitest'
import { placedAt } from '#app/lib/order-date.ts'
import { countOf, orderHistoryHref, readOrderQuery } from './order-query.ts'

const read = (search: string) => readOrderQuery(new URLSearchParams(search))

describe('the order history’s address', () => {
  it.each([
    ['', { status: '', page: 1 }],
    ['status=on_the_way&page=3', { status: 'On The Way', page: 3 }],
    ['status=PENDING', { status: 'Pending', page: 1 }],
    ['status=lost&page=-1', { status: '', page: 1 }],
    ['page=two', { status: '', page: 1 }],
  ])('%s', (search, query) => {
    expect(read(search)).toEqual(query)
  })

  it('is written as it is read', () => {
    expect(orderHistoryHref({ status: 'On The Way', page: 2 })).toBe(
      '/order-history?status=on_the_way&page=2',
    )
    expect(orderHistoryHref({ status: '', page: 1 })).toBe('/order-history')
  })

  it('counts by status', () => {
    expect(countOf(orderCounts, '')).toBe(7)
    expect(countOf({ ...orderCounts, on_the_way: 4 }, 'On The Way')).toBe(4)
  })
})

describe('when an order was placed', () => {
  const order = { created_at: '2026-06-15T09:30:00.000000Z', placed_at: '15 Jun, 2026 09:30 AM' }

  it('is said in the language, in Latin figures', () => {
    expect(placedAt(order, 'en')).toMatch(/^Jun 1\d, 2026 \d+:\d\d [AP]M$/)
    expect(placedAt(order, 'ar')).toMatch(/^1\d يونيو 2026 \d\d:\d\d$/)
    expect(placedAt(order, 'ir')).toMatch(/^2\d خرداد 1405، \d{1,2}:\d\d$/)
  })

  it('is the server’s text when its date cannot be read', () => {
    expect(placedAt({ ...order, created_at: '' }, 'en')).toBe(order.placed_at)
    expect(placedAt({ ...order, created_at: 'yesterday' }, 'en')).toBe(order.placed_at)
  })
})
