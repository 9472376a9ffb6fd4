import { expect, test } from 'vitest'
import { readDate, writtenDate } from './dates.ts'

test.each([
  ['14 Jun, 2026', '2026-06-14T00:00:00.000Z', false],
  ['23 November, 2026', '2026-11-23T00:00:00.000Z', false],
  ['November 24, 2026', '2026-11-24T00:00:00.000Z', false],
  ['12 December 2026 23:20', '2026-12-12T23:20:00.000Z', true],
  ['25 November, 2026 07:20 PM', '2026-11-25T19:20:00.000Z', true],
  ['25 November, 2026 12:05 am', '2026-11-25T00:05:00.000Z', true],
])('%s is %s', (text, iso, hasTime) => {
  expect(readDate(text)).toEqual({ date: new Date(iso), hasTime })
})

test.each(['', '2026-06-14', 'soon', '14 Foo, 2026', '3 hours ago'])('%s is no date', (text) => {
  expect(readDate(text)).toBeNull()
  expect(writtenDate(text, 'ar')).toBe(text)
})

test.each([
  ['en', '23 November, 2026'],
  ['ar', '23 نوفمبر 2026'],
  ['ir', '2 آذر 1405'],
])('in %s it is %s', (locale, text) => {
  expect(writtenDate('23 November, 2026', locale)).toBe(text)
})
