import { expect, test } from 'vitest'
import { datesOf, deliveryDays } from './delivery-days.ts'

test.each([
  ['2-3 days', [2, 3]],
  ['3 – 5 Days', [3, 5]],
  ['1 day', [1, 1]],
  ['within 4 days', [4, 4]],
  ['٢-٤ أيام', [2, 4]],
  ['۳ روز', [3, 3]],
])('%s', (text, days) => {
  expect(deliveryDays(text)).toEqual(days)
})

test.each([
  '',
  'soon',
  '24 hours',
  '1-2 weeks',
  '5-3 days',
  '300 days',
  'Mon-Fri',
  '2 days after 3 days off',
])('%s is no span of days', (text) => {
  expect(deliveryDays(text)).toBeNull()
})

const evening = new Date(2026, 10, 28, 23, 30)

test('days are counted from the day that it is here, over the end of a month', () => {
  const text = datesOf([2, 4], evening, 'en')
  expect(text).toContain('30')
  expect(text).toMatch(/Dec 2|2 Dec/)
})

test('one day is one date, in the words of the language', () => {
  expect(datesOf([1, 1], evening, 'en')).not.toContain('–')
  expect(datesOf([1, 1], evening, 'ar')).toContain('نوفمبر')
  expect(datesOf([1, 1], evening, 'fa')).toContain('آذر')
})
