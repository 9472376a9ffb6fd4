import { rampFrom, type ThemeColors, themeStyle } from '../packages/ui/src/theme/index.ts'

/** Brand colours to look at everything in: calm ones, and some that are hard to read on. */
const brands: Record<string, string> = {
  ocean: '#1d5fd1',
  plum: '#7a2e8e',
  ember: '#d9480f',
  rose: '#e6396f',
  ink: '#111111',
  sun: '#f5c518',
  mint: '#7fe0c3',
  neon: '#c6ff00',
}

/** `default` has no colours of its own: it is what the design system brings along. */
export const themeNames = ['default', ...Object.keys(brands)]

/** The colours of a theme by its name, or made out of a colour of one's own: `#1a73e8`. */
export const themeColors = (theme: unknown): ThemeColors | null =>
  rampFrom(brands[String(theme)] ?? String(theme))

/** Puts a theme into the document as the server does. */
export function applyTheme(theme: unknown) {
  const id = 'server-theme'
  const element = document.getElementById(id) ?? document.createElement('style')
  element.id = id
  element.textContent = themeStyle(themeColors(theme))
  if (!element.isConnected) document.head.append(element)
}
