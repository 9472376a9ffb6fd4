import { rampFrom, shades, type ThemeColors } from './index.ts'

export interface PastedTheme {
  colors: Partial<ThemeColors>
  /** Names of the twelve that are not there or no colours. */
  missing: string[]
}

const names = ['primary', ...shades.map((shade) => `primary${shade}` as const)] as const
const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

function valuesOf(text: string): Record<string, unknown> {
  try {
    const { theme_colors, ...own } = JSON.parse(text)
    return theme_colors ?? own
  } catch {
    const [first = '', ...rest] = text.match(/#[\da-f]+/gi) ?? []
    const listed = rest.length === 0 ? rampFrom(first) : null
    return listed ?? Object.fromEntries([first, ...rest].map((one, at) => [names[at] ?? at, one]))
  }
}

/**
 * Reads the twelve colours out of what a designer has at hand. For stories.
 *
 * @param text settings as JSON, twelve hex colours from `primary` over 50 to 950, or one, of which the
 *   others are made
 */
export function readPasted(text: string): PastedTheme {
  const values = valuesOf(text)
  const colors = Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name]
      return typeof value === 'string' && hex.test(value) ? [[name, value]] : []
    }),
  ) as Partial<ThemeColors>
  return { colors, missing: names.filter((name) => !(name in colors)) }
}

/** The command that gives a running shop these colours. */
export const settingsCommand = (colors: Partial<ThemeColors>) =>
  [
    'npm run settings --',
    ...Object.entries(colors).map(([name, value]) => `'theme_colors.${name}=${value}'`),
  ].join(' \\\n  ')
