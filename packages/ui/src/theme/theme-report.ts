import { black, contrast, type Rgb, toHex, white } from './color.ts'
import { AA, deriveIn, hoverOf, neutrals, type Scheme, textOn } from './derive.ts'
import { readRamp } from './theme-colors.ts'

/** A colour on another one. */
export interface ColorPair {
  color: string
  on: string
  ratio: number
}

/** One thing that must stay readable under a theme. */
export interface ThemePair {
  name: string
  /** The contrast that it needs. */
  minimum: number
  /** With the theme's main colour just as the server sent it, and white on it. */
  sent: ColorPair
  /** What is shown. */
  chosen: ColorPair
  /** Whether it would have been too faint as it was sent. */
  failed: boolean
}

type Two = readonly [color: Rgb, on: Rgb]

function pair(name: string, minimum: number, sent: Two, chosen: Two): ThemePair {
  const told = ([color, on]: Two): ColorPair => ({
    color: toHex(color),
    on: toHex(on),
    ratio: contrast(color, on),
  })
  const before = told(sent)
  return { name, minimum, sent: before, chosen: told(chosen), failed: before.ratio < minimum }
}

/**
 * What a theme does to everything that has its colours, in one scheme: which pairs would fail as
 * they were sent, and what is shown instead. Null when the theme is incomplete: then the default
 * theme stays.
 *
 * @example themeReport(settings.theme_colors, 'dark')?.filter(({ failed }) => failed)
 */
export function themeReport(colors: unknown, scheme: Scheme): ThemePair[] | null {
  const ramp = readRamp(colors)
  if (!ramp) return null
  const { primary } = ramp
  const { ground, tile, raised, inkMuted, onStrong } = neutrals[scheme]
  const { soft, strong } = deriveIn(ramp, scheme)
  const tint = scheme === 'light' ? ramp[50] : ramp[950]
  const on = (name: string, minimum: number, under: Rgb) =>
    pair(name, minimum, [primary, under], [strong, under])
  return [
    pair('Text on primary', AA.text, [white, primary], [textOn(primary), primary]),
    pair(
      'Text on primary, hovered',
      AA.text,
      [white, ramp[700]],
      [textOn(primary), hoverOf(primary)],
    ),
    on('Link on the ground', AA.text, ground),
    on('Link on a tile', AA.text, tile),
    on('Link on a raised surface', AA.text, raised),
    pair('Themed text on the soft ground', AA.text, [primary, tint], [strong, soft]),
    pair('Muted text on the soft ground', AA.text, [inkMuted, tint], [inkMuted, soft]),
    on('Focus ring on the ground', AA.shape, ground),
    on('Focus ring on a tile', AA.shape, tile),
    on('Selected control on the ground', AA.shape, ground),
    on('Selected control on a tile', AA.shape, tile),
    pair('Mark in a selected control', AA.shape, [white, primary], [onStrong, strong]),
    pair('Text that is marked', AA.text, [black, ramp[200]], [onStrong, strong]),
  ]
}
