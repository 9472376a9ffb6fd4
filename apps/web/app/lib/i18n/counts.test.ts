import { inEnglish } from '@shop/ui/i18n'
import { expect, test } from 'vitest'
import { cartWith, itemCount } from './counts.ts'

test.each([
  [1, '1 item'],
  ['1', '1 item'],
  ['2', '2 items'],
  ['99+', '99+ items'],
  ['1.2K', '1.2K items'],
])('%j is said as %s', (count, text) => {
  expect(itemCount(inEnglish, count)).toBe(text)
  expect(cartWith(inEnglish, count)).toBe(`My Cart, ${text}`)
})
