import { describe, expect, it } from 'vitest'
import { stationsOf } from './order-timeline.tsx'

const states = (status: string, payment = 'Pending') =>
  stationsOf(status, payment).map(({ state }) => state)

describe('an order’s way', () => {
  it.each([
    ['Pending', ['current', 'upcoming', 'upcoming', 'upcoming', 'upcoming', 'upcoming']],
    ['On The Way', ['done', 'done', 'done', 'done', 'current', 'upcoming']],
    ['Delivered', ['done', 'done', 'done', 'done', 'done', 'done']],
    ['Cancelled', ['done', 'failed']],
    ['constructor', ['current']],
    ['Delivered To Shipping Company', ['current']],
  ])('%s', (status, expected) => {
    expect(states(status)).toEqual(expected)
  })

  it('takes no unknown payment for one that goes back', () => {
    expect(states('Cancelled', 'constructor')).toEqual(['done', 'failed'])
  })

  it('goes on with the money of what was paid and cancelled', () => {
    expect(stationsOf('Cancelled', 'Refund Due').map(({ status }) => status)).toEqual([
      'Pending',
      'Cancelled',
      'Refund Due',
      'Refunded',
    ])
    expect(states('Cancelled', 'Refund Due')).toEqual(['done', 'failed', 'current', 'upcoming'])
    expect(states('Cancelled', 'Refunded')).toEqual(['done', 'failed', 'done'])
    expect(states('Pending', 'Paid')).toEqual(states('Pending'))
  })
})
