import { expect, test } from 'vitest'
import { clamp, parseNumber } from './parse-number.ts'

test.each([
  ['12', 12],
  ['1,250.5', 1250.5],
  ['$ 40', 40],
  ['-3', -3],
  ['١٢٣', 123],
  ['۴۵٫۵', 45.5],
  ['', null],
  ['abc', null],
  ['1-2', null],
])('reads %j', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

test('clamp brings a number into its limits', () => {
  expect([clamp(5, 1, 3), clamp(-5, 1, 3), clamp(2, 1, 3), clamp(9)]).toEqual([3, 1, 2, 9])
})
