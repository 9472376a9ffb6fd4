import { expect, test } from 'vitest'
import { digitsOf, latinDigits } from './digits.ts'

test.each([
  ['1234', '1234'],
  ['١٢٣٤', '1234'],
  ['۱۲۳۴', '1234'],
  ['１２３４', '1234'],
  ['Your code is 12-34.', '1234'],
  ['+٩٧١ 50', '97150'],
  ['no digits', ''],
])('the digits of %j', (text, expected) => {
  expect(digitsOf(text)).toBe(expected)
})

test('latinDigits leaves everything else as it is', () => {
  expect(latinDigits('السعر ٤٥٫٥')).toBe('السعر 45٫5')
})
