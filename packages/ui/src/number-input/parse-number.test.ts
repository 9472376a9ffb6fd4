import { expect, test } from 'vitest'
import { clamp, parseNumber, typedNumber } from './parse-number.ts'

test.each([
  ['12', 12],
  ['1,250.5', 1250.5],
  ['1.250,5', 1250.5],
  ['1,234,567', 1_234_567],
  ['1 234,5', 1234.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['.5', 0.5],
  ['7.', 7],
  ['$ 40', 40],
  ['-3', -3],
  ['−3,5', -3.5],
  ['١٢٣', 123],
  ['۴۵٫۵', 45.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['', null],
  ['abc', null],
  ['1e5', null],
  ['12 pcs.', 12],
  ["1'234.5", 1234.5],
  ['-', null],
  ['1-2', null],
  ['1.2.3', null],
  ['12,34,56', null],
  ['1,25.5', null],
])('reads %j', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

test.each([
  ['en', '1,234', 1234],
  ['en', '1.234', 1.234],
  ['de', '1.234', 1234],
  ['de', '1,234', 1.234],
  ['de', '12.5', 12.5],
  ['de', '1.234,5', 1234.5],
  ['de_DE', '12,5', 12.5],
])('in %s, %j is %d', (language, text, expected) => {
  expect(parseNumber(text, language)).toBe(expected)
})

test.each(['en', 'de', 'fr', 'ar', 'fa', 'hi'])(
  'what is written in %s is read again',
  (language) => {
    for (const value of [0, 12.5, -1234.567, 1_000_000, 0.001])
      expect(parseNumber(typedNumber(value, language), language)).toBe(value)
  },
)

test('clamp brings a number into its limits', () => {
  expect([clamp(5, 1, 3), clamp(-5, 1, 3), clamp(2, 1, 3), clamp(9)]).toEqual([3, 1, 2, 9])
})
