import { latinDigits } from '#lib/digits'

/** Reads a whole or decimal number as people type it, in Latin, Arabic or Persian digits; null when there is none. */
export function parseNumber(text: string): number | null {
  const cleaned = latinDigits(text)
    .replace(/٫/g, '.')
    .replace(/[^\d.-]/g, '')
  const value = Number(cleaned)
  return cleaned === '' || Number.isNaN(value) ? null : value
}

/** Brings a number into its limits. */
export const clamp = (value: number, min = -Infinity, max = Infinity) =>
  Math.min(Math.max(value, min), max)
