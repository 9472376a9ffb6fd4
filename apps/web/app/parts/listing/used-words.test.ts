import { expect, test } from 'vitest'
import { usedWordsOf } from './used-words.ts'

test('words that were left out are taken from what was typed, once each', () => {
  expect(usedWordsOf('Red  shoes', ['red'])).toBe('shoes')
  expect(usedWordsOf('red red shoes', ['red'])).toBe('red shoes')
  expect(usedWordsOf('pink cell phone case', ['cell phone'])).toBe('pink case')
  expect(usedWordsOf('red dress under 50', ['under 50'])).toBe('red dress')
  // A spelling is of what names a thing: the price's words are not in it.
  expect(usedWordsOf('red dress', ['under 50'])).toBe('red dress')
  expect(usedWordsOf('shoes', [])).toBe('shoes')
})
