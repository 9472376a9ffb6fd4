import { describe, expect, it } from 'vitest'
import { stationsOf } from './order-timeline.tsx'

const states = (status: string) => stationsOf(status).map(({ state }) => state)

describe('an order’s way', () => {
  it.each([
    ['Pending', ['current', 'upcoming', 'upcoming', 'upcoming', 'upcoming', 'upcoming']],
    ['On The Way', ['done', 'done', 'done', 'done', 'current', 'upcoming']],
    ['Delivered', ['done', 'done', 'done', 'done', 'done', 'done']],
    ['Cancelled', ['done', 'failed']],
    ['Delivered To Shipping Company', ['current']],
  ])('%s', (status, expected) => {
    expect(states(status)).toEqual(expected)
  })
})
