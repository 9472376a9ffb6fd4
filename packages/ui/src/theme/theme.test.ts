import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseHex } from './color.ts'
import { hostileThemes } from './hostile-themes.ts'
import { rampFrom } from './ramp.ts'
import { shades } from './theme-colors.ts'
import { shownPrimary, themeStyle, themeVariables } from './theme-style.ts'

const complete = rampFrom('#1d5fd1')
if (!complete) throw new Error('The sample colour is broken.')

test('the primary that is shown is that of a whole theme, else that of tokens.css', () => {
  expect(shownPrimary(complete)).toBe('#1d5fd1')
  const { primary300: _, ...eleven } = complete
  const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
  expect(tokens).toContain(`--primary: ${shownPrimary(eleven)};`)
})

describe('themeStyle', () => {
  test('writes the twelve colours and what is derived from them', () => {
    const style = themeStyle(complete)
    expect(style).toMatch(/^:root\{--primary:#1d5fd1;--primary-50:/)
    for (const shade of shades) expect(style).toContain(`--primary-${shade}:#`)
    for (const name of ['on-primary', 'primary-hover', 'primary-strong-light', 'primary-soft-dark'])
      expect(style).toContain(`--${name}:#`)
  })

  test.each(Object.keys(complete))('leaves the default theme when %s is missing', (name) => {
    expect(themeStyle({ ...complete, [name]: undefined })).toBe('')
  })

  test.each([
    'red',
    '#12',
    '#12345g',
    'rgb(0,0,0)',
    '#fff;}</style><script>alert(1)</script>',
    '#ffffff}body{display:none',
    '',
    7,
    null,
    {},
  ])('leaves the default theme when a colour is %j', (broken) => {
    expect(themeStyle({ ...complete, primary500: broken })).toBe('')
  })

  test.each([null, undefined, [], 'theme', 3])('leaves the default theme for %j', (theme) => {
    expect(themeStyle(theme)).toBe('')
  })

  test('takes short and upper-case hex', () => {
    expect(themeStyle({ ...complete, primary: ' #F0A ' })).toContain('--primary:#ff00aa')
  })
})

test.each(Object.entries(hostileThemes))(
  'a filled button is seen on both grounds: %s',
  (_, theme) => {
    const variables = themeVariables(theme) ?? {}
    const ratio = (name: string, ground: string) => {
      const [edge, under] = [parseHex(variables[name]), parseHex(ground)]
      return edge && under ? contrast(edge, under) : 0
    }
    expect(ratio('primary-edge-light', '#ffffff')).toBeGreaterThanOrEqual(1.6)
    expect(ratio('primary-edge-dark', '#121315')).toBeGreaterThanOrEqual(1.6)
  },
)

test('rampFrom refuses what is not a hex colour', () => {
  expect(rampFrom('blue')).toBeNull()
})
