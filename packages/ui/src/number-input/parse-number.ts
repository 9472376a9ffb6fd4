import { latinDigits } from '#lib/digits'

const escaped = (character: string) => (/[.,]/.test(character) ? `\\${character}` : character)

/** Whole thousands: 1.234.567. */
const isGrouped = (whole: string, mark: string) =>
  new RegExp(`^[1-9]\\d{0,2}(${escaped(mark)}\\d{3})+$`).test(whole)

/** Digits are typed in Latin. Some call their language `de_DE`, which is no tag. */
const formatIn = (language: string, options: Intl.NumberFormatOptions = {}) =>
  Intl.NumberFormat(language.replaceAll('_', '-'), { ...options, numberingSystem: 'latn' })

/** How a language writes a fraction: a full stop or a comma. */
const decimalMark = (language: string): '.' | ',' =>
  formatIn(language).format(1.5).includes(',') ? ',' : '.'

/**
 * The mark that parts whole from fraction in a text of digits and marks; '' where it has none, null
 * where it cannot be told: the last of two kinds, the language's own, or the only one where no
 * thousands can be meant.
 */
function fractionMark(text: string, own: '.' | ','): '.' | ',' | '' | null {
  const marks = [...text].filter((character) => character === '.' || character === ',')
  const [first] = marks
  const last = marks.at(-1)
  if (first === undefined || last === undefined) return ''
  if (first !== last) return last as '.' | ','
  if (marks.length > 1) return isGrouped(text, first) ? '' : null
  if (first === own || !isGrouped(text, first)) return first as '.' | ','
  return ''
}

/**
 * Reads a whole or decimal number as people type it, in Latin, Arabic or Persian digits: 12,5 and 1.234,5
 * as well as 12.5 and 1,234.5. What both could mean (1,234) is read as the language writes it.
 *
 * @param language its tag (BCP 47)
 * @returns null when there is no number, or none that can be told
 */
export function parseNumber(text: string, language = 'en'): number | null {
  const plain = latinDigits(text)
    .replace(/٫/g, '.')
    .replace(/[−﹣]/g, '-')
    .replace(/[\s'’٬]/g, '')
  // A unit may stand at either end; between digits nothing that is no mark.
  const [typed, ...others] = (plain.match(/-?[\d.,]+/g) ?? []).filter((part) => /\d/.test(part))
  if (typed === undefined || others.length > 0) return null
  const sign = typed.startsWith('-') ? '-' : ''
  const amount = typed.slice(sign.length)
  // Arabic thousands are no fraction's mark anywhere.
  const mark = /٫/.test(text) ? '.' : fractionMark(amount, decimalMark(language))
  if (mark === null) return null
  const [whole = '', fraction = '', ...more] = mark === '' ? [amount] : amount.split(mark)
  const other = mark === '.' ? ',' : mark === ',' ? '.' : (/[.,]/.exec(whole)?.[0] ?? ',')
  if (more.length > 0 || /\D/.test(fraction)) return null
  if (whole.includes(other) && !isGrouped(whole, other)) return null
  const digits = whole.split(other).join('') || '0'
  return Number(`${sign}${digits}.${fraction || '0'}`)
}

/** A number as it is typed: no thousands, the language's mark. */
export const typedNumber = (value: number, language = 'en') =>
  formatIn(language, { useGrouping: false, maximumFractionDigits: 20 }).format(value)

/** Brings a number into its limits. */
export const clamp = (value: number, min = -Infinity, max = Infinity) =>
  Math.min(Math.max(value, min), max)
