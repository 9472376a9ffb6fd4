import { expect, test } from 'vitest'
import { plainText, shortened } from './plain-text.ts'

test('only the words of HTML are left', () => {
  expect(plainText('<p>Soft&nbsp;&amp; warm.</p><ul><li>Wool</li></ul>')).toBe('Soft & warm. Wool')
  expect(plainText('a <script>alert(1)</script> b')).toBe('a b')
  expect(plainText('a <STYLE>p{}</STYLE>b<scripted>c')).toBe('a b c')
  expect(plainText('5 < 6 and 7 > 6')).toBe('5 6')
  expect(plainText('5 < 6')).toBe('5 < 6')
  expect(plainText('plain')).toBe('plain')
  expect(plainText('a &constructor; b')).toBe('a &constructor; b')
})

test.each(['<', '< ', '<a ', '<?x', '<!--', '<script>', '<script></', '&a', '&', ' '])(
  'a text of nothing but %j takes no time',
  (part) => {
    const begun = performance.now()
    plainText(part.repeat(200_000))
    expect(performance.now() - begun).toBeLessThan(200)
  },
)

test('a long text is cut between words', () => {
  expect(shortened('one two three', 9)).toBe('one two…')
  expect(shortened('short', 9)).toBe('short')
  expect(shortened('unbreakable-word', 8)).toBe('unbr…')
})
