import { rampFrom, themeStyle } from '../packages/ui/src/theme/index.ts'

/** Brand colours to look at everything in: calm ones, and some that are hard to read on. */
const brands = {
  ocean: '#1d5fd1',
  plum: '#7a2e8e',
  ember: '#d9480f',
  rose: '#e6396f',
  ink: '#111111',
  sun: '#f5c518',
  mint: '#7fe0c3',
  neon: '#c6ff00',
}

/** `default` has no style of its own: it is what the design system brings along. */
export const themes: Record<string, string> = {
  default: '',
  ...Object.fromEntries(
    Object.entries(brands).map(([name, color]) => [name, themeStyle(rampFrom(color))]),
  ),
}

/** Puts a theme into the document as the server does. */
export function applyTheme(name: string) {
  const id = 'server-theme'
  const element = document.getElementById(id) ?? document.createElement('style')
  element.id = id
  element.textContent = themes[name] ?? ''
  document.head.append(element)
}
