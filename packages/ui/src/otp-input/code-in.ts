import { digitsOf, latinDigits } from '#lib/digits'

/**
 * The code in a text that was pasted: as many digits as it has, alone or in groups such as 12-34. Fewer
 * are a piece of it; null where there is neither, for what is cut out of a longer number is no code.
 */
export function codeIn(text: string, length: number): string | null {
  const latin = latinDigits(text)
  const runs = latin.match(/\d+/g) ?? []
  const groups = latin.match(/\d+(?:[\s‐-―-]\d+)+/g) ?? []
  const whole = [...runs, ...groups.map(digitsOf)].find((digits) => digits.length === length)
  const all = runs.join('')
  return whole ?? (all !== '' && all.length < length ? all : null)
}
