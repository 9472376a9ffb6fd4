const zeros = [0x0660, 0x06f0] // Arabic and Persian digits start here

/** Reads a whole or decimal number as people type it, in Latin, Arabic or Persian digits; null when there is none. */
export function parseNumber(text: string): number | null {
  const latin = text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0)
    const zero = zeros.find((start) => code >= start && code <= start + 9) ?? code
    return String(code - zero)
  })
  const cleaned = latin.replace(/٫/g, '.').replace(/[^\d.-]/g, '')
  const value = Number(cleaned)
  return cleaned === '' || Number.isNaN(value) ? null : value
}

/** Brings a number into its limits. */
export const clamp = (value: number, min = -Infinity, max = Infinity) =>
  Math.min(Math.max(value, min), max)
