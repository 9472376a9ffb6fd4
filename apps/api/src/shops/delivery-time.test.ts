import { expect, test } from 'vitest'
import { deliveryTimeIn } from './delivery-time.ts'

test.each([
  ['en', '2-4 days', '2-4 days'],
  ['ar', '2-4 days', '2–4 أيام'],
  ['ar', '1-2 days', '1–2 يوم'],
  ['ir', '2-4 days', '۲–۴ روز'],
  ['ir', '1 day', '۱ روز'],
  ['ar', '1 week', 'أسبوع'],
  ['ar', 'Next week, by ship', 'Next week, by ship'],
  ['ir', '', ''],
  ['pt_BR', '2-4 days', '2–4 dias'],
  ['ελ', '2-4 days', '2-4 days'],
])('in %s %j is %j', (locale, written, shown) => {
  expect(deliveryTimeIn({ locale }, written)).toBe(shown)
})
