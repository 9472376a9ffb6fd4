import { black, mix, parseHex, toHex, white } from './color.ts'
import { shades, type ThemeColors } from './theme-colors.ts'

/** How far each shade lies from the main colour: below zero towards white, above towards black. */
const steps: Record<(typeof shades)[number], number> = {
  50: -0.94,
  100: -0.86,
  200: -0.7,
  300: -0.5,
  400: -0.26,
  500: -0.1,
  600: 0,
  700: 0.18,
  800: 0.34,
  900: 0.48,
  950: 0.68,
}

/** Makes a whole theme out of one colour; null when it is not a hex colour. */
export function rampFrom(hex: string): ThemeColors | null {
  const primary = parseHex(hex)
  if (!primary) return null
  const shade = (step: number) => toHex(mix(primary, step < 0 ? white : black, Math.abs(step)))
  const entries = shades.map((name) => [`primary${name}`, shade(steps[name])])
  return { primary: toHex(primary), ...Object.fromEntries(entries) } as ThemeColors
}
