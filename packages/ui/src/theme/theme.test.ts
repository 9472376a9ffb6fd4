import { describe, expect, test } from 'vitest'
import { contrast, parseHex, type Rgb } from './color.ts'
import { rampFrom } from './ramp.ts'
import { shades, themeStyle, themeVariables } from './theme-style.ts'

const complete = rampFrom('#1d5fd1')
if (!complete) throw new Error('The sample colour is broken.')

const white: Rgb = [255, 255, 255]
const dark: Rgb = [18, 19, 21]
const hostile = [
  '#ffff00',
  '#000000',
  '#ffffff',
  '#c6ff00',
  '#7fe0c3',
  '#ffd1dc',
  '#808080',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#00ffff',
  '#f5c518',
  '#767676',
  '#fefefe',
  '#010101',
]

const variable = (hex: string, name: string) => {
  const color = parseHex(themeVariables(rampFrom(hex))?.[name])
  if (!color) throw new Error(`${hex} has no ${name}.`)
  return color
}

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

describe('what is derived from any brand colour reads at AA', () => {
  test.each(hostile)('%s', (hex) => {
    const primary = variable(hex, 'primary')
    const onPrimary = variable(hex, 'on-primary')
    expect(contrast(primary, onPrimary)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(variable(hex, 'primary-hover'), onPrimary)).toBeGreaterThanOrEqual(4.5)
    const strong = variable(hex, 'primary-strong-light')
    for (const ground of [white, [245, 245, 243] as Rgb, variable(hex, 'primary-soft-light')])
      expect(contrast(strong, ground)).toBeGreaterThanOrEqual(4.5)
    const strongDark = variable(hex, 'primary-strong-dark')
    for (const ground of [dark, variable(hex, 'primary-soft-dark')])
      expect(contrast(strongDark, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test('also when the twelve colours have nothing to do with each other', () => {
    const flat = Object.fromEntries(Object.keys(complete).map((name) => [name, '#ffff66']))
    const strong = parseHex(themeVariables(flat)?.['primary-strong-light'])
    expect(strong && contrast(strong, white)).toBeGreaterThanOrEqual(4.5)
  })
})

test('rampFrom refuses what is not a hex colour', () => {
  expect(rampFrom('blue')).toBeNull()
})
