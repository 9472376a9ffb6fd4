import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseHex, type Rgb } from './color.ts'
import { neutrals } from './derive.ts'
import { rampFrom } from './ramp.ts'
import { themeVariables } from './theme-style.ts'

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@variant dark-scheme')

function token(scheme: string, name: string): Rgb {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(scheme)?.[1]
  const color = parseHex(value)
  if (!color) throw new Error(`The token ${name} is not a hex colour.`)
  return color
}

const grounds = ['ground', 'tile', 'raised']

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s scheme', (name, scheme) => {
  test.each(['ink', 'ink-soft', 'ink-muted', 'success', 'warning', 'danger', 'discount'])(
    '%s reads on ground, tile and raised',
    (color) => {
      for (const ground of grounds)
        expect(contrast(token(scheme, color), token(scheme, ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['success', 'warning', 'danger', 'discount'])(
    '%s reads on its soft ground',
    (color) => {
      const own = token(scheme, color)
      expect(contrast(own, token(scheme, `${color}-soft`))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(own, token(scheme, 'on-signal'))).toBeGreaterThanOrEqual(4.5)
      expect(contrast(token(scheme, 'ink'), token(scheme, `${color}-soft`))).toBeGreaterThan(4.5)
    },
  )

  test.each(['edge', 'ink-faint'])('%s stands out from ground, tile and raised', (color) => {
    for (const ground of grounds)
      expect(contrast(token(scheme, color), token(scheme, ground))).toBeGreaterThanOrEqual(3)
  })

  test('the theme functions know its neutrals', () => {
    const { ground, tile, raised, inkMuted, onStrong } = neutrals[name]
    expect(ground).toEqual(token(scheme, 'ground'))
    expect(tile).toEqual(token(scheme, 'tile'))
    expect(raised).toEqual(token(scheme, 'raised'))
    expect(inkMuted).toEqual(token(scheme, 'ink-muted'))
    expect(onStrong).toEqual(token(scheme, 'on-primary-strong'))
  })
})

test('the default theme is what the theme functions make of its main colour', () => {
  const variables = themeVariables(rampFrom('#12705f')) ?? {}
  for (const [name, value] of Object.entries(variables))
    expect(light, name).toContain(`--${name}: ${value};`)
})
