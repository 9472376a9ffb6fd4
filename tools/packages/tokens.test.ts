import { expect, test } from 'vitest'
import { declared, declaredBy, tokensOf } from './tokens.ts'

test('the tokens are the stylesheets, both ways', () => {
  const all = declared()
  expect(declaredBy(tokensOf(all))).toEqual(all)
  expect(Object.values(all).flatMap((group) => Object.keys(group)).length).toBeGreaterThan(90)
})

test('a token says what it is, and another one where it is that', () => {
  const { theme, light, radius, scale } = tokensOf(declared())
  expect(theme?.primary).toEqual({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [18 / 255, 112 / 255, 95 / 255], alpha: 1 },
  })
  expect(theme?.typeface?.$value).toContain('Inter Variable')
  expect(light?.['primary-edge']).toEqual({ $value: '{theme.primary-edge-light}' })
  expect(radius?.['radius-tile']).toEqual({
    $type: 'dimension',
    $value: { value: 1, unit: 'rem' },
  })
  expect(scale?.spacing?.$value).toEqual({ value: 0.25, unit: 'rem' })
  expect(scale?.['breakpoint-md']?.$value).toEqual({ value: 48, unit: 'rem' })
  expect(scale?.['default-transition-duration']?.$type).toBe('duration')
})
