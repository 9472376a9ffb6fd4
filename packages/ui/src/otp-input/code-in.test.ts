import { expect, test } from 'vitest'
import { codeIn } from './code-in.ts'

test.each([
  ['1234', '1234'],
  ['1234 is your code', '1234'],
  ['Within 10 minutes: 1234', '1234'],
  ['رمزك هو ١٢٣٤.', '1234'],
  ['Your code is 12-34.', '1234'],
  ['1 2 3 4', '1234'],
  // A piece of it, for the boxes that are left.
  ['12', '12'],
  // Not a code of four, whatever could be cut out of it.
  ['123456', null],
  ['123 456', null],
  ['Call +1 555 0100123', null],
  ['no digits', null],
])('the code in %j is %j', (text, code) => {
  expect(codeIn(text, 4)).toBe(code)
})
