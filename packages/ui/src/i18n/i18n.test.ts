import { expect, test } from 'vitest'
import { interpolate } from './i18n.tsx'

test('fills the holes of a phrase, and leaves those without a value', () => {
  expect(interpolate('Page {{page}} of {{ pages }}', { page: 2 })).toBe('Page 2 of {{ pages }}')
  expect(interpolate('Remove {{name}}', { name: '$& {{name}}' })).toBe('Remove $& {{name}}')
  expect(interpolate('Close')).toBe('Close')
})
