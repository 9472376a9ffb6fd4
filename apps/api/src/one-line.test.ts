import { expect, test } from 'vitest'
import { oneLine } from './one-line.ts'

test('nothing in a text steers a terminal or begins another line', () => {
  expect(oneLine('a\u001b[2Jb\nShop\u0007 \u202ec\u2028d')).toBe('a [2Jb Shop   c d')
})

test('letters of every language stay as they are', () => {
  const text = 'مرحبا 👩‍🚀 Crème — “نیم‌فاصله”'
  expect(oneLine(text)).toBe(text)
})
