import { ticketMessages } from '@shop/contract/fixtures'
import { expect, test } from 'vitest'
import { hasArrived } from './use-outbox.ts'

const newest = Math.max(...ticketMessages.map(({ id }) => id))
const own = ticketMessages.slice(-1).map((one) => ({ ...one, id: newest, message: 'Thank you!' }))

test('a draft that the live channel has brought is there no more', () => {
  expect(hasArrived({ text: 'Thank you!', after: newest - 1 }, own)).toBe(true)
})

test('the same words said before are another message', () => {
  expect(hasArrived({ text: 'Thank you!', after: newest }, own)).toBe(false)
})

test('other words are another message', () => {
  expect(hasArrived({ text: 'Thanks', after: 0 }, own)).toBe(false)
})
