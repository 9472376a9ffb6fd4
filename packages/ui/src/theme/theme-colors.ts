import { parseHex, type Rgb } from './color.ts'

/** The shades a theme has besides its main colour. */
export const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const

type Shade = (typeof shades)[number]

/** The server's twelve theme colours, as hex strings. */
export type ThemeColors = Record<'primary' | `primary${Shade}`, string>

/** The twelve colours, read. */
export type Ramp = { primary: Rgb } & Record<Shade, Rgb>

/** Reads all twelve colours, or none: with one missing or broken the theme is not usable. */
export function readRamp(colors: unknown): Ramp | null {
  if (typeof colors !== 'object' || colors === null) return null
  const wire = colors as Record<string, unknown>
  const primary = parseHex(wire.primary)
  const entries = shades.map((shade) => [shade, parseHex(wire[`primary${shade}`])] as const)
  if (!primary || entries.some(([, color]) => !color)) return null
  return { primary, ...(Object.fromEntries(entries) as Record<Shade, Rgb>) }
}
