import { expect, test } from 'vitest'
import { plainText, shortened } from './plain-text.ts'

test('only the words of HTML are left', () => {
  expect(plainText('<p>Soft&nbsp;&amp; warm.</p><ul><li>Wool</li></ul>')).toBe('Soft & warm. Wool')
  expect(plainText('a <script>alert(1)</script> b')).toBe('a b')
  expect(plainText('plain')).toBe('plain')
})

test('a long text is cut between words', () => {
  expect(shortened('one two three', 9)).toBe('one two…')
  expect(shortened('short', 9)).toBe('short')
  expect(shortened('unbreakable-word', 8)).toBe('unbr…')
})
