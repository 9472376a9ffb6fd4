import { expect, test } from 'vitest'
import { keptOf } from './kept-words.ts'

test('words that were left out are taken from what was typed, once each', () => {
  expect(keptOf('Red  shoes', ['red'])).toBe('shoes')
  expect(keptOf('red red shoes', ['red'])).toBe('red shoes')
  expect(keptOf('pink cell phone case', ['cell phone'])).toBe('pink case')
  expect(keptOf('shoes', [])).toBe('shoes')
})
