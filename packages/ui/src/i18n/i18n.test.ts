import { expect, test } from 'vitest'
import { createTranslate, inEnglish } from './i18n.tsx'

test('fills the holes of a phrase, and leaves those without a value', () => {
  expect(inEnglish('Page {{page}} of {{ pages }}', { page: 2 })).toBe('Page 2 of {{ pages }}')
  expect(inEnglish('Remove {{name}}', { name: '$& {{name}}' })).toBe('Remove $& {{name}}')
  expect(inEnglish('Close')).toBe('Close')
})

test('a phrase without a translation, or with an empty one, is its own', () => {
  const t = createTranslate('ar', { Close: '' })
  expect(t('Close')).toBe('Close')
  expect(t('Next page')).toBe('Next page')
})

test('what every object has is neither a translation nor a value', () => {
  const t = createTranslate('ar', {})
  expect(t('constructor')).toBe('constructor')
  expect(t('Hello {{toString}}', { name: 'A' })).toBe('Hello {{toString}}')
})

const items = (count: string | number) => ({ count, defaultValue_one: '1 item' })

test.each([
  [0, '0 items'],
  [1, '1 item'],
  [2, '2 items'],
  ['1.2K', '1.2K items'],
])('English without translations has two forms: %s', (count, text) => {
  expect(inEnglish('{{count}} items', items(count))).toBe(text)
})

test.each([
  [0, 'no'],
  [1, 'one'],
  [2, 'two'],
  [3, '3 few'],
  [11, '11 many'],
  [100, '100 of it'],
  ['99+', '99+ of it'],
])('Arabic has six, and a general one: %s', (count, text) => {
  const t = createTranslate('ar', {
    '{{count}} items': '{{count}} of it',
    '{{count}} items_zero': 'no',
    '{{count}} items_one': 'one',
    '{{count}} items_two': 'two',
    '{{count}} items_few': '{{count}} few',
    '{{count}} items_many': '{{count}} many',
  })
  expect(t('{{count}} items', items(count))).toBe(text)
})
