import { type Rgb, toHex } from './color.ts'
import { derive } from './derive.ts'
import { readRamp } from './theme-colors.ts'

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

/** The primary colour of the default theme (tokens.css). */
const defaultPrimary = '#12705f'

/** The primary colour that is shown: of a whole theme its own, else the default theme's. */
export const shownPrimary = (colors: unknown): string =>
  themeVariables(colors)?.primary ?? defaultPrimary

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
