import { expect, test } from 'vitest'
import { besideAddress } from '../.storybook/side-by-side.ts'

const at = (address: string) => new URL(address, 'https://x').searchParams

const shown = (globals: Record<string, unknown>) =>
  at(besideAddress('button--sizes', 'size:lg', globals))
    .getAll('view')
    .map((view) => {
      expect(view).toMatch(/^iframe\.html\?/)
      expect([at(view).get('id'), at(view).get('args')]).toEqual(['button--sizes', 'size:lg'])
      return at(view).get('globals')
    })

test('a story of one width keeps it', () => {
  const asked = (viewport: unknown) =>
    new URL(besideAddress('a--b', undefined, { viewport }), 'http://a').searchParams.get('width')
  expect(asked({ value: 'phone', isRotated: false })).toBe('360')
  expect(asked(undefined)).toBeNull()
})

test('a story stands beside itself in both schemes and both directions, as the toolbar has it else', () => {
  const chosen = { theme: '#1a73e8', locale: 'ir', scheme: 'light', vendor: 'single', viewport: {} }
  expect(shown(chosen)).toEqual(
    [
      ['en', 'light'],
      ['ir', 'light'],
      ['en', 'dark'],
      ['ir', 'dark'],
    ].map(
      ([locale, scheme]) => `theme:!hex(1a73e8);locale:${locale};scheme:${scheme};vendor:single`,
    ),
  )
})

test('where the toolbar has no language from right to left, Arabic is', () => {
  expect(shown({ locale: 'en' })).toContain('locale:ar;scheme:dark')
})
