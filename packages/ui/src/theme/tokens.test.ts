import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, parseHex, type Rgb } from './color.ts'
import { rampFrom } from './ramp.ts'
import { themeVariables } from './theme-style.ts'

const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(':root[data-scheme="dark"]')

function token(scheme: string, name: string): Rgb {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(scheme)?.[1]
  const color = parseHex(value)
  if (!color) throw new Error(`The token ${name} is not a hex colour.`)
  return color
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s scheme', (_name, scheme) => {
  test.each(['ink', 'ink-soft', 'ink-muted', 'success', 'warning', 'danger', 'discount'])(
    '%s reads on ground, tile and raised',
    (name) => {
      for (const ground of ['ground', 'tile', 'raised'])
        expect(contrast(token(scheme, name), token(scheme, ground))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test.each(['success', 'warning', 'danger', 'discount'])('%s reads on its soft ground', (name) => {
    expect(contrast(token(scheme, name), token(scheme, `${name}-soft`))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(token(scheme, name), token(scheme, 'on-signal'))).toBeGreaterThanOrEqual(4.5)
  })

  test('the edge of a control stands out from the ground', () => {
    expect(contrast(token(scheme, 'edge'), token(scheme, 'ground'))).toBeGreaterThanOrEqual(3)
  })
})

test('the default theme is what the theme functions make of its main colour', () => {
  const variables = themeVariables(rampFrom('#12705f')) ?? {}
  for (const [name, value] of Object.entries(variables))
    expect(light, name).toContain(`--${name}: ${value};`)
})
