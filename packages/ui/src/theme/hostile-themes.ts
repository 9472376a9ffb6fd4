import { rampFrom } from './ramp.ts'
import { shades, type ThemeColors } from './theme-colors.ts'

const names = ['primary', ...shades.map((shade) => `primary${shade}`)] as Array<keyof ThemeColors>

/** Twelve colours, each by its place. */
const all = (pick: (index: number) => string) =>
  Object.fromEntries(names.map((name, index) => [name, pick(index)])) as ThemeColors

const ramp = (hex: string) => rampFrom(hex) ?? all(() => hex)

function inverted(hex: string): ThemeColors {
  const from = ramp(hex)
  const turned = [...shades].reverse()
  const entries = shades.map((shade, index) => [
    `primary${shade}`,
    from[`primary${turned[index] ?? shade}`],
  ])
  return { ...from, ...Object.fromEntries(entries) }
}

const grey = (index: number) =>
  `#${Math.round(index * 23)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`

/** Themes that a shop owner could send by mistake, or to try what happens. */
export const hostileThemes: Record<string, ThemeColors> = {
  yellow: ramp('#ffff00'),
  gold: ramp('#f5c518'),
  lemon: ramp('#fff9b1'),
  black: ramp('#000000'),
  'nearly black': ramp('#010101'),
  white: ramp('#ffffff'),
  'nearly white': ramp('#fefefe'),
  'mid-grey': ramp('#808080'),
  'the grey between black and white': ramp('#767676'),
  'light grey': ramp('#c0c0c0'),
  'dark ground': ramp('#121315'),
  'light tile': ramp('#f5f5f3'),
  'pastel pink': ramp('#ffd1dc'),
  'pastel blue': ramp('#cfe8ff'),
  'pastel mint': ramp('#7fe0c3'),
  lavender: ramp('#e6e0ff'),
  'neon lime': ramp('#c6ff00'),
  'neon pink': ramp('#ff10f0'),
  'neon cyan': ramp('#00ffff'),
  'neon orange': ramp('#ff6a00'),
  'pure red': ramp('#ff0000'),
  'pure green': ramp('#00ff00'),
  'pure blue': ramp('#0000ff'),
  midnight: ramp('#00003a'),
  'all twelve yellow': all(() => '#ffff66'),
  'all twelve black': all(() => '#000000'),
  'all twelve white': all(() => '#ffffff'),
  'all twelve mid-grey': all(() => '#777777'),
  'inverted ramp': inverted('#1d5fd1'),
  'inverted yellow': inverted('#ffe600'),
  'greys with a white main colour': { ...all(grey), primary: '#ffffff' },
  'dark shades on a light main colour': { ...all(() => '#101010'), primary: '#fff3b0' },
}
