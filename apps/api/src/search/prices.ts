/** Prices in a search's words: `under 50`, `over 1,000 euros`, `between 40 and 80`, `40-80`. */
import { isSlip } from './distance.ts'
import { folded } from './fold.ts'

/** The lowest and the highest price that is wanted; null where there is no end. */
export interface Bounds {
  readonly least: number | null
  readonly most: number | null
}

/** Words of a text, from one up to another. */
export interface Part {
  readonly from: number
  readonly to: number
}

/**
 * One phrase a line or between commas; the longest first.
 *
 * @param wordsOf its words as they are compared
 */
export const phrases = (text: string, wordsOf = (phrase: string) => folded(phrase).split(/\s+/)) =>
  text
    .split(/[,\n]/)
    .map((phrase) => wordsOf(phrase.trim()))
    .sort((one, other) => other.length - one.length)

const ceilings =
  phrases(`under, below, less than, <, <=, max, maximum, not more than, cheaper than, no more than, at most, up to, not over
  أقل من, بأقل من, أرخص من, تحت, دون, حتى, لا يزيد عن
  زیر, کمتر از, ارزان‌تر از, ارزان تر از, حداکثر, تا`)

const floors =
  phrases(`over, above, more than, no less than, not less than, at least, starting at, from
  أكثر من, بأكثر من, أغلى من, أعلى من, فوق, لا يقل عن, على الأقل
  بالای, بیشتر از, بیش از, گران‌تر از, گران تر از, حداقل`)

/** What stands after an amount that is an end of the prices. */
const closings = {
  most: phrases(`or less, or under, or below, or cheaper, and under, and below, max, maximum
    أو أقل, فأقل, یا کمتر, به پایین`),
  least: phrases(`or more, or over, or above, and up, and above, and over, minimum
    أو أكثر, فأكثر, یا بیشتر, به بالا`),
}

/** How a range begins, and what stands between its two ends. */
const ranges = phrases('between, from, بين, من, بین, از')
const joiners = phrases('and, to, -, –, —, و, إلى, الى, حتى, تا')

const wordSet = (text: string) => new Set(folded(text).trim().split(/\s+/))
/** What has such a measure is no price. */
const measures = wordSet(
  `mm cm m km inch inches kg g l ml litre litres liter liters gb tb w watt watts hours minutes years percent %
  مم سم متر لتر كغ غرام بوصة سنة سنوات میلی‌متر سانتی سانتی‌متر متری لیتر لیتری کیلو گرم اینچ سال`,
)

/** Whether an amount that ends before the word there is one of such a measure. */
export const isMeasured = (words: readonly string[], at: number) => measures.has(words[at] ?? '')

/** What has such a word before it is no price either. */
const labels = wordSet('size sizes number model age مقاس قياس رقم موديل سایز شماره مدل')

const scales = new Map([
  ...[...wordSet('thousand ألف ألفا آلاف هزار')].map((word) => [word, 1_000] as const),
  ...[...wordSet('million millions مليون ملايين میلیون')].map((word) => [word, 1_000_000] as const),
])

/** Ten, twenty ... a hundred, as they are said. */
const numerals = new Map(
  [
    'ten twenty thirty forty fifty sixty seventy eighty ninety hundred',
    'عشرة عشرين ثلاثين أربعين خمسين ستين سبعين ثمانين تسعين مئة',
    'ده بیست سی چهل پنجاه شصت هفتاد هشتاد نود صد',
  ].flatMap((text) => [...wordSet(text)].map((word, at) => [word, (at + 1) * 10] as const)),
)

/** `$1,500` as its symbol and a number; null where a word is none. */
const amountIn = (word = '') => {
  const said = numerals.get(word)
  if (said !== undefined) return { amount: said, symbol: null }
  const [, before, digits, after] = /^(\p{Sc})?(\d+(?:[.,٫٬]\d+)*)(\p{Sc})?$/u.exec(word) ?? []
  if (digits === undefined) return null
  const amount = Number(digits.replace(/[,٬](?=\d{3}(?!\d))/g, '').replace(/[,٫]/g, '.'))
  return Number.isFinite(amount) && amount > 0 ? { amount, symbol: before ?? after ?? null } : null
}

/** Of which of these phrases a text has the words there, the longest. */
export const phraseAt = (
  all: readonly (readonly string[])[],
  words: readonly string[],
  at: number,
): number =>
  all.find((phrase) => phrase.every((word, index) => words[at + index] === word))?.length ?? 0

/** A shorter word is one slip from too many others. */
const shortest = 5

/** How many words bound a price there; `undr` is one as well where an amount follows. */
const boundsAt = (
  all: readonly (readonly string[])[],
  words: readonly string[],
  at: number,
): number => {
  const length = phraseAt(all, words, at)
  if (length > 0) return length
  const typed = words[at] ?? ''
  const isMeant = ([word = '', ...more]: readonly string[]) =>
    more.length === 0 && word.length >= shortest && isSlip(typed, word)
  return all.some(isMeant) ? 1 : 0
}

interface Price {
  readonly to: number
  readonly amount: number
  /** How its currency was typed; null where it was not. */
  readonly currency: string | null
}

export type PriceWords = Part & Bounds & Pick<Price, 'currency'>

export interface PricesIn {
  /** The price that begins with the word there. */
  readonly bound: (at: number) => PriceWords | null
  /**
   * The same where only an amount or two are said, and end the text, `dress 50`, `dress 40-80`; or begin it, and
   * are told from other numbers: `$50 dress`, `40-80 dress`.
   */
  readonly amount: (at: number) => PriceWords | null
}

type IsCurrency = (word: string) => boolean

/** Reads prices in folded words, with what names a currency there. */
export const pricesIn = (words: readonly string[], isCurrency: IsCurrency): PricesIn => {
  const currencyAt = (at: number) => {
    const word = words[at]
    return word !== undefined && isCurrency(word) ? word : null
  }

  /** An amount with its currency, and where it ends; `first` is its first word where that is written in one with another. */
  const priceAt = (at: number, first = words[at]): Price | null => {
    const before = first !== undefined && isCurrency(first) ? first : null
    const number = at + (before === null ? 0 : 1)
    const figure = amountIn(before === null ? first : words[number])
    if (figure === null) return null
    const scale = scales.get(words[number + 1] ?? '')
    const end = number + (scale ? 2 : 1)
    if (isMeasured(words, end)) return null
    const after = currencyAt(end)
    return {
      to: end + (after === null ? 0 : 1),
      amount: figure.amount * (scale ?? 1),
      currency: before ?? figure.symbol ?? after,
    }
  }

  const boundAt =
    (phrases: readonly (readonly string[])[], end: keyof Bounds) =>
    (at: number): PriceWords | null => {
      const length = boundsAt(phrases, words, at)
      const price = length > 0 ? priceAt(at + length) : null
      return (
        price && {
          least: null,
          most: null,
          [end]: price.amount,
          currency: price.currency,
          from: at,
          to: price.to,
        }
      )
    }

  /** `50 or less`, `$40 and up`. */
  const closedAt = (at: number): PriceWords | null => {
    const price = priceAt(at)
    if (!price) return null
    for (const end of ['most', 'least'] as const) {
      const length = phraseAt(closings[end], words, price.to)
      const { amount, currency, to } = price
      if (length > 0)
        return { least: null, most: null, [end]: amount, currency, from: at, to: to + length }
    }
    return null
  }

  const secondAt = (at: number) => {
    const length = phraseAt(joiners, words, at)
    if (length > 0) return priceAt(at + length)
    // Arabic writes its `and` in one word with the amount.
    const [, amount] = /^و(.+)$/.exec(words[at] ?? '') ?? []
    return amount === undefined ? null : priceAt(at, amount)
  }

  const rangeOf = (from: number, first: Price | null, second: Price | null): PriceWords | null =>
    first &&
    second && {
      least: Math.min(first.amount, second.amount),
      most: Math.max(first.amount, second.amount),
      currency: second.currency ?? first.currency,
      from,
      to: second.to,
    }

  const rangeAt = (at: number): PriceWords | null => {
    const length = phraseAt(ranges, words, at)
    const first = length > 0 ? priceAt(at + length) : null
    return rangeOf(at, first, first && secondAt(first.to))
  }

  /** Two amounts with nothing before them: `100-200`, `100 - 200`. */
  const spanAt = (at: number): PriceWords | null => {
    const [, low, high] = /^(.+)\p{Pd}(.+)$/u.exec(words[at] ?? '') ?? []
    // What follows a range in one word is said of both its ends.
    if (low !== undefined) return rangeOf(at, priceAt(at, low), priceAt(at, high))
    const first = priceAt(at)
    return rangeOf(at, first, first && secondAt(first.to))
  }

  const amountAt = (at: number): PriceWords | null => {
    const price = priceAt(at)
    return (
      price && { least: null, most: price.amount, currency: price.currency, from: at, to: price.to }
    )
  }

  const below = boundAt(ceilings, 'most')
  const above = boundAt(floors, 'least')
  const amount = (at: number): PriceWords | null => {
    // After `size` it is none, nor is the second of two that stand there.
    const first = phraseAt(joiners, words, at - 1) > 0 ? at - 2 : at
    if (labels.has(words[at - 1] ?? '') || labels.has(words[first - 1] ?? '')) return null
    const span = spanAt(at)
    const price = span ?? amountAt(at)
    const isTold = at === 0 && (span ?? price?.currency)
    return price?.to === words.length || isTold ? price : null
  }
  return { bound: (at) => rangeAt(at) ?? below(at) ?? above(at) ?? closedAt(at), amount }
}
