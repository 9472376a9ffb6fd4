/** What single cells say; NotTaken for what cannot be read without guessing. */
import type { Cents } from '../money.ts'
import { NotTaken } from './product.ts'

const longest = 60

/** A text of a file as a terminal shows it: short, and with nothing in it that moves the cursor. */
export const shown = (text: string): string => {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text
  return short.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  )
}

/** The same as a value that is spoken of. */
export const quoted = (text: string): string => `"${shown(text)}"`

const inPoints = (what: string, text: string, isComma: boolean): string => {
  const wrong = (why: string): never => {
    throw new NotTaken(`${what} ${quoted(text)} ${why}`)
  }
  if (/^-[\d.,]+$/.test(text)) return wrong('is negative')
  if (isComma && /^\d+(,\d+)?$/.test(text)) return text.replace(',', '.')
  if (isComma && /^\d+\.\d+$/.test(text)) return wrong('has a point, and --decimal-comma is set')
  if (!isComma && /^\d+,\d+$/.test(text))
    return wrong('has a comma: write a point, or import with --decimal-comma')
  if (isComma || !/^(\d+(\.\d*)?|\.\d+)$/.test(text))
    return wrong(`is no plain number such as ${isComma ? '12,50' : '12.50'}`)
  return text
}

/** A number with at most two decimals, in hundredths. */
const hundredths = (what: string, text: string, isComma: boolean, digits: number): Cents => {
  const [whole = '', fraction = ''] = inPoints(what, text, isComma).split('.')
  if (/[1-9]/.test(fraction.slice(2)))
    throw new NotTaken(`${what} ${quoted(text)} has more than two decimals`)
  if (whole.replace(/^0+/, '').length > digits)
    throw new NotTaken(`${what} ${quoted(text)} is too high`)
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
}

/** An amount in the shop's own currency. */
export const amountIn = (what: string, text: string, isComma: boolean): Cents =>
  hundredths(what, text, isComma, 9)

/** A percentage with two decimals, as its column holds it. */
export const percentIn = (what: string, text: string, isComma: boolean): string => {
  const value = hundredths(what, text, isComma, 3)
  if (value > 10_000) throw new NotTaken(`${what} ${quoted(text)} is more than 100`)
  return (value / 100).toFixed(2)
}

/** A number of pieces. */
export const piecesIn = (what: string, text: string): number => {
  if (!/^-?\d{1,9}([.,]0+)?$/.test(text))
    throw new NotTaken(`${what} ${quoted(text)} is no whole number`)
  return Number.parseInt(text, 10)
}

const flags: Readonly<Record<string, boolean>> = {
  '1': true,
  yes: true,
  true: true,
  '0': false,
  no: false,
  false: false,
}

/** Yes or no, in the words that spreadsheets use. */
export const flagIn = (what: string, text: string): boolean => {
  const flag = Object.hasOwn(flags, text.toLowerCase()) ? flags[text.toLowerCase()] : undefined
  if (flag === undefined) throw new NotTaken(`${what} ${quoted(text)} is neither yes nor no`)
  return flag
}

/** "Home > Lamps > Table lamps": our categories have one level below them, so ends count. */
export const categoryIn = (path: string): { name: string; sub: string | null } | undefined => {
  const names = path
    .split('>')
    .map((name) => name.trim())
    .filter(Boolean)
  const [name] = names
  return name === undefined
    ? undefined
    : { name, sub: names.length > 1 ? (names.at(-1) ?? null) : null }
}

/** The parts of a list, without empty ones. */
export const listIn = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
