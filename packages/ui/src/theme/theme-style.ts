import { black, contrast, luminance, mix, parseHex, type Rgb, toHex, white } from './color.ts'

/** The shades a theme has besides its main colour. */
export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

type Shade = (typeof shades)[number]

/** The server's twelve theme colours, as hex strings. */
export type ThemeColors = Record<'primary' | `primary${Shade}`, string>

type Ramp = { primary: Rgb } & Record<Shade, Rgb>

/** Grounds that themed text stands on; keep them in step with the neutrals in styles.css. */
const grounds = {
  light: { ground: white, tile: [245, 245, 243] as Rgb },
  dark: { ground: [18, 19, 21] as Rgb, tile: [31, 33, 36] as Rgb },
}

const AA = 4.5

function readRamp(colors: unknown): Ramp | null {
  if (typeof colors !== 'object' || colors === null) return null
  const wire = colors as Record<string, unknown>
  const primary = parseHex(wire.primary)
  const entries = shades.map((shade) => [shade, parseHex(wire[`primary${shade}`])] as const)
  if (!primary || entries.some(([, color]) => !color)) return null
  return { primary, ...(Object.fromEntries(entries) as Record<Shade, Rgb>) }
}

/** Black or white, whichever reads better on the colour: never below 4.5:1. */
const textOn = (color: Rgb) => (contrast(color, white) >= contrast(color, black) ? white : black)

/** The nearest shade that reads on every given ground; when none does, the last one is pushed until it does. */
function readable(candidates: Rgb[], on: Rgb[], end: Rgb): Rgb {
  const passes = (color: Rgb) => on.every((ground) => contrast(color, ground) >= AA)
  const found = candidates.find(passes)
  if (found) return found
  const start = candidates[0] ?? end
  for (let amount = 0.1; amount < 1; amount += 0.1) {
    const pushed = mix(start, end, amount)
    if (passes(pushed)) return pushed
  }
  return end
}

function derive(ramp: Ramp) {
  const { primary } = ramp
  const onPrimary = textOn(primary)
  const softLight = luminance(ramp[50]) > 0.8 ? ramp[50] : mix(primary, white, 0.92)
  const softDark = luminance(ramp[950]) < 0.03 ? ramp[950] : mix(primary, black, 0.85)
  const { light, dark } = grounds
  return {
    'on-primary': onPrimary,
    'primary-hover': mix(primary, onPrimary === white ? black : white, 0.14),
    'primary-edge': contrast(primary, white) < 1.6 ? mix(primary, black, 0.2) : primary,
    'primary-strong-light': readable(
      [primary, ramp[600], ramp[700], ramp[800], ramp[900], ramp[950]],
      [light.ground, light.tile, softLight],
      black,
    ),
    'primary-strong-dark': readable(
      [primary, ramp[400], ramp[300], ramp[200], ramp[100], ramp[50]],
      [dark.ground, dark.tile, softDark],
      white,
    ),
    'primary-soft-light': softLight,
    'primary-soft-dark': softDark,
  }
}

/** Every CSS variable of a theme without its leading dashes, or null when the theme is incomplete. */
export function themeVariables(colors: unknown): Record<string, string> | null {
  const ramp = readRamp(colors)
  if (!ramp) return null
  const { primary, ...rest } = ramp
  const named = Object.entries(rest).map(([shade, color]) => [`primary-${shade}`, color] as const)
  const all: Array<readonly [string, Rgb]> = [
    ['primary', primary],
    ...named,
    ...Object.entries(derive(ramp)),
  ]
  return Object.fromEntries(all.map(([name, color]) => [name, toHex(color)]))
}

/**
 * The stylesheet text of the server's theme: the twelve colours and what is derived from them.
 * With a colour missing or broken it is empty, and the default theme stays. Only parsed and
 * rewritten colours get into the text, so it is safe to put into a `<style>` as it is.
 *
 * @example <style>{themeStyle(settings.theme_colors)}</style>
 */
export function themeStyle(colors: unknown): string {
  const variables = themeVariables(colors)
  if (!variables) return ''
  const body = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `:root{${body.join(';')}}`
}
