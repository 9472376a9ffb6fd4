import { expect, test } from 'vitest'
import { beginning, timeAgo } from './present.ts'

const now = new Date('2030-01-15T12:00:00Z')
const hour = 3600
const day = 24 * hour

test.each([
  [0, 'now'],
  [-5, 'now'],
  [59, '59 seconds ago'],
  [60, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [23 * hour, '23 hours ago'],
  [day, 'yesterday'],
  [6 * day, '6 days ago'],
  [20 * day, '2 weeks ago'],
  [40 * day, 'last month'],
  [800 * day, '2 years ago'],
])('%d seconds are %s', (seconds, words) => {
  expect(timeAgo(new Date(now.getTime() - seconds * 1000), now, 'en')).toBe(words)
})

test('the age is in the language that is asked for, else in English', () => {
  const at = new Date(now.getTime() - 5 * 60_000)
  expect(timeAgo(at, now, 'ar')).toMatch(/^قبل/)
  expect(timeAgo(at, now, 'ir')).toMatch(/پیش$/)
  expect(timeAgo(at, now, 'xx')).toBe('5 minutes ago')
})

test.each([
  ['Hello', 'Hello'],
  ['Twelve chars', 'Twelve chars'],
  ['Twelve chars!', 'Twelve chars…'],
  ['a\n\nb', 'a b'],
  ['👩‍👩‍👧‍👦'.repeat(13), `${'👩‍👩‍👧‍👦'.repeat(12)}…`],
])('%j begins with %j', (text, shown) => {
  expect(beginning(text)).toBe(shown)
})
