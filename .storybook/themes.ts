import { rampFrom, type ThemeColors, themeStyle } from '../packages/ui/src/theme/index.ts'

/** Brand colours to look at everything in: calm ones, and some that are hard to read on. */
const brands: Record<string, { colour: string; looks: string }> = {
  forest: { colour: '#2f7d32', looks: 'green' },
  ocean: { colour: '#1d5fd1', looks: 'blue' },
  plum: { colour: '#7a2e8e', looks: 'purple' },
  ember: { colour: '#d9480f', looks: 'orange' },
  rose: { colour: '#e6396f', looks: 'pink' },
  ink: { colour: '#111111', looks: 'black' },
  sun: { colour: '#f5c518', looks: 'yellow' },
  mint: { colour: '#7fe0c3', looks: 'light green' },
  neon: { colour: '#c6ff00', looks: 'lime' },
}

/**
 * The themes with what one looks for in the menu. `default` has no colours of its own: it is what the
 * design system brings along.
 */
export const themes = {
  default: 'default (teal)',
  ...Object.fromEntries(
    Object.entries(brands).map(([name, { looks }]) => [name, `${name} (${looks})`]),
  ),
}

/** The colours of a theme by its name, or made out of a colour of one's own: `#1a73e8`. */
export const themeColors = (theme: unknown): ThemeColors | null =>
  rampFrom(brands[String(theme)]?.colour ?? String(theme))

/** Puts a theme into the document as the server does. */
export function applyTheme(theme: unknown) {
  const id = 'server-theme'
  const element = document.getElementById(id) ?? document.createElement('style')
  element.id = id
  element.textContent = themeStyle(themeColors(theme))
  if (!element.isConnected) document.head.append(element)
}
