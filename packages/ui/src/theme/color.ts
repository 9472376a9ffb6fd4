/** A colour as three channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

/** Reads `#rgb` or `#rrggbb`; everything else is null. */
export function parseHex(value: unknown): Rgb | null {
  if (typeof value !== 'string') return null
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(value.trim())?.[0].slice(1)
  if (!digits) return null
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

/** Writes `#rrggbb`. */
export const toHex = (color: Rgb) =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Linear mix of two colours; 0 gives the first, 1 the second. */
export function mix(from: Rgb, to: Rgb, amount: number): Rgb {
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * amount)
  return [channel(0), channel(1), channel(2)]
}

const linear = (channel: number) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance as WCAG defines it, from 0 to 1. */
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** Contrast ratio as WCAG defines it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
