import { expect, test } from 'vitest'
import { usedWordsOf } from './used-words.ts'

test('words that were left out are taken from what was typed, once each', () => {
  expect(usedWordsOf('Red  shoes', ['red'])).toBe('shoes')
  expect(usedWordsOf('red red shoes', ['red'])).toBe('red shoes')
  expect(usedWordsOf('pink cell phone case', ['cell phone'])).toBe('pink case')
  expect(usedWordsOf('shoes', [])).toBe('shoes')
})
