import { black, contrast, mix, type Rgb, white } from './color.ts'
import type { Ramp } from './theme-colors.ts'

export type Scheme = 'light' | 'dark'

/** Contrast that text needs, and that rings, edges and marks need (WCAG 2.2 AA). */
export const AA = { text: 4.5, shape: 3 } as const

/** What themed things stand on, and the faintest text beside them: the neutrals of tokens.css. */
export const neutrals = {
  light: {
    ground: white,
    tile: [245, 245, 243],
    raised: white,
    inkMuted: [100, 105, 112],
    onStrong: white,
  },
  dark: {
    ground: [18, 19, 21],
    tile: [31, 33, 36],
    raised: [27, 29, 32],
    inkMuted: [158, 163, 170],
    onStrong: [18, 19, 21],
  },
} satisfies Record<Scheme, Record<string, Rgb>>

/** Where a colour is pushed to when it does not reach its contrast, and where a ground is. */
const ends = { light: { text: black, ground: white }, dark: { text: white, ground: black } }

/** The steps of a ramp from its main colour to where text reads best. */
const textSteps = { light: [600, 700, 800, 900, 950], dark: [400, 300, 200, 100, 50] } as const

/** A filled button must be seen on the ground; what it says has its own contrast. */
const visibleEdge = 1.6

/** Black or white, whichever reads better on the colour: never below 4.5:1. */
export const textOn = (color: Rgb) =>
  contrast(color, white) >= contrast(color, black) ? white : black

/** The colour, or as little nearer to the end as it takes to pass. */
function pushed(color: Rgb, end: Rgb, passes: (color: Rgb) => boolean, from = 0): Rgb {
  for (let step = from; step < 20; step += 1) {
    const candidate = mix(color, end, step / 20)
    if (passes(candidate)) return candidate
  }
  return end
}

/** What a theme needs in one scheme beyond its twelve colours. */
export function deriveIn(ramp: Ramp, scheme: Scheme) {
  const { ground, tile, raised, inkMuted } = neutrals[scheme]
  const { text: textEnd, ground: groundEnd } = ends[scheme]
  const { primary } = ramp

  const carriesText = (color: Rgb) => contrast(inkMuted, color) >= AA.text
  const tint = scheme === 'light' ? ramp[50] : ramp[950]
  const soft = carriesText(tint) ? tint : pushed(primary, groundEnd, carriesText, 17)

  const reads = (color: Rgb) =>
    [ground, tile, raised, soft].every((under) => contrast(color, under) >= AA.text)
  const steps = [primary, ...textSteps[scheme].map((shade) => ramp[shade])]
  const strong = steps.find(reads) ?? pushed(primary, textEnd, reads)

  const edge = pushed(primary, textEnd, (color) => contrast(color, ground) >= visibleEdge)
  return { soft, strong, edge }
}

/** Everything that is made of the twelve colours, by the name of its variable. */
export function derive(ramp: Ramp): Record<string, Rgb> {
  const { primary } = ramp
  const onPrimary = textOn(primary)
  const light = deriveIn(ramp, 'light')
  const dark = deriveIn(ramp, 'dark')
  return {
    'on-primary': onPrimary,
    'primary-hover': hoverOf(primary),
    'primary-edge-light': light.edge,
    'primary-edge-dark': dark.edge,
    'primary-strong-light': light.strong,
    'primary-strong-dark': dark.strong,
    'primary-soft-light': light.soft,
    'primary-soft-dark': dark.soft,
  }
}

/** Away from the text on it, so that the text reads even better. */
export const hoverOf = (primary: Rgb) =>
  mix(primary, textOn(primary) === white ? black : white, 0.14)
