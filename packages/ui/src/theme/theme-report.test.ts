import { describe, expect, test } from 'vitest'
import { toHex } from './color.ts'
import type { Scheme } from './derive.ts'
import { hostileThemes } from './hostile-themes.ts'
import { rampFrom } from './ramp.ts'
import { shades, type ThemeColors } from './theme-colors.ts'
import { themeReport } from './theme-report.ts'
import { themeVariables } from './theme-style.ts'

const schemes: Scheme[] = ['light', 'dark']

/** Pairs that are too faint as they are shown. */
const faint = (theme: unknown, scheme: Scheme) =>
  themeReport(theme, scheme)?.filter(({ chosen, minimum }) => chosen.ratio < minimum)

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

describe.each(schemes)('in the %s scheme', (scheme) => {
  test.each(Object.entries(hostileThemes))('everything reads under %s', (_, theme) => {
    expect(faint(theme, scheme)).toEqual([])
  })

  test('everything reads under any twelve colours', () => {
    const next = numbers(20_261_121)
    const color = () => toHex([next() * 255, next() * 255, next() * 255])
    for (let round = 0; round < 3_000; round += 1) {
      const theme = Object.fromEntries(
        ['primary', ...shades.map((shade) => `primary${shade}`)].map((name) => [name, color()]),
      )
      expect(faint(theme, scheme), JSON.stringify(theme)).toEqual([])
    }
  })

  test('everything reads under the ramp of any one colour', () => {
    for (let red = 0; red <= 255; red += 17)
      for (let green = 0; green <= 255; green += 17)
        for (let blue = 0; blue <= 255; blue += 51) {
          const hex = toHex([red, green, blue])
          expect(faint(rampFrom(hex), scheme), hex).toEqual([])
        }
  })

  test('tells what the stylesheet says', () => {
    for (const theme of Object.values(hostileThemes)) {
      const variables = themeVariables(theme)
      const link = themeReport(theme, scheme)?.find(({ name }) => name === 'Link on the ground')
      expect(link?.chosen.color).toBe(variables?.[`primary-strong-${scheme}`])
    }
  })
})

test('a theme that reads is left as it was sent', () => {
  const report = themeReport(rampFrom('#12705f'), 'light')
  expect(report?.filter(({ failed }) => failed)).toEqual([])
  for (const { name, sent, chosen } of report ?? [])
    if (name !== 'Text on primary, hovered' && name !== 'Text that is marked')
      expect(chosen, name).toEqual(sent)
})

test('says which pairs of a yellow theme would fail, and what is shown instead', () => {
  const report = themeReport(rampFrom('#ffff00'), 'light') ?? []
  const text = report.find(({ name }) => name === 'Text on primary')
  expect(text).toMatchObject({
    minimum: 4.5,
    failed: true,
    sent: { color: '#ffffff', on: '#ffff00' },
    chosen: { color: '#000000', on: '#ffff00' },
  })
  expect(text?.sent.ratio).toBeCloseTo(1.07, 2)
  const failed = report.filter((pair) => pair.failed).map(({ name }) => name)
  expect(failed).toContain('Focus ring on a tile')
  expect(failed).not.toContain('Text that is marked')
})

test('eleven colours are none', () => {
  const { primary400: _, ...eleven } = rampFrom('#1d5fd1') as ThemeColors
  expect(themeReport(eleven, 'light')).toBeNull()
})
