/** What a search says of prices (`under 50`, `sale`): those words ask for no thing, but narrow what is found. */
import { folded } from './fold.ts'

export interface Asked {
  /** The highest price that is asked for, in the shop's currency, how it was typed, and the search without it. */
  readonly price: { readonly word: string; readonly most: number; readonly without: string } | null
  /** Whether only what costs less than it did is wanted. */
  readonly isReduced: boolean
  /** What is left to look for. */
  readonly rest: string
  /** What is not, as it was typed. */
  readonly said: string
}

/** One phrase a line or between commas, as its words are compared. */
const phrases = (text: string) =>
  text
    .split(/[,\n]/)
    .map((phrase) => folded(phrase.trim()).split(/\s+/))
    .sort((one, other) => other.length - one.length)

const bounds =
  phrases(`under, below, less than, cheaper than, no more than, at most, up to, not over
  أقل من, بأقل من, أرخص من, تحت, دون, حتى, لا يزيد عن
  زیر, کمتر از, ارزان‌تر از, ارزان تر از, حداکثر, تا`)

const reductions =
  phrases(`sale, sales, on sale, flash sale, discount, discounts, discounted, clearance
  special offer, special offers, deals
  تخفيضات, تخفيض, خصم, خصومات, تنزيلات, عروض
  تخفیف, تخفیف‌ها, تخفیف‌دار, تخفیف دار, حراج, حراجی`)

const wordSet = (text: string) => new Set(folded(text).split(/\s+/))
const currencies = wordSet(
  'dollar dollars usd bucks euro euros eur pound pounds gbp دولار دولارا دلار يورو یورو ريال ریال درهم تومان',
)
/** What has such a measure is no price. */
const measures = wordSet(
  `mm cm m km inch inches kg g l ml litre litres liter liters gb tb w watt watts hours minutes years percent %
  مم سم متر لتر كغ غرام بوصة سنة سنوات میلی‌متر سانتی سانتی‌متر متری لیتر لیتری کیلو گرم اینچ سال`,
)

const isCurrency = (word: string | undefined) =>
  word !== undefined && (currencies.has(word) || /^\p{Sc}$/u.test(word))

/** `$1,500` as a number; null where a word is none. */
const amountIn = (word = '') => {
  const [, digits] = /^\p{Sc}?(\d+(?:[.,٫٬]\d+)*)\p{Sc}?$/u.exec(word) ?? []
  if (digits === undefined) return null
  const amount = Number(digits.replace(/[,٬](?=\d{3}(?!\d))/g, '').replace(/[,٫]/g, '.'))
  return Number.isFinite(amount) && amount > 0 ? amount : null
}

/** Of which of these phrases a text has the words there, the longest. */
const phraseAt = (all: readonly (readonly string[])[], words: readonly string[], at: number) =>
  all.find((phrase) => phrase.every((word, index) => words[at + index] === word))?.length ?? 0

interface Part {
  readonly from: number
  readonly to: number
}

const boundAt = (words: readonly string[], at: number): (Part & { most: number }) | null => {
  const length = phraseAt(bounds, words, at)
  if (length === 0) return null
  const number = at + length + (isCurrency(words[at + length]) ? 1 : 0)
  const most = amountIn(words[number])
  const next = words[number + 1]
  if (most === null || (next !== undefined && measures.has(next))) return null
  return { from: at, to: number + (isCurrency(next) ? 2 : 1), most }
}

const reductionAt = (words: readonly string[], at: number): Part | null => {
  const length = phraseAt(reductions, words, at)
  return length > 0 ? { from: at, to: at + length } : null
}

const firstOf = <One>(words: readonly string[], look: (at: number) => One | null): One | null => {
  for (const at of words.keys()) {
    const one = look(at)
    if (one) return one
  }
  return null
}

export const askedIn = (search: string): Asked => {
  const typed = search.trim().split(/\s+/)
  const words = typed.map((word) => folded(word).trim())
  const bound = firstOf(words, (at) => boundAt(words, at))
  const reduction = firstOf(words, (at) => reductionAt(words, at))
  const isIn = (part: Part | null, at: number) => part !== null && at >= part.from && at < part.to
  const some = (isWanted: (at: number) => boolean) =>
    typed.filter((_, at) => isWanted(at)).join(' ')
  return {
    price: bound && {
      word: some((at) => isIn(bound, at)),
      most: bound.most,
      without: some((at) => !isIn(bound, at)),
    },
    isReduced: reduction !== null,
    rest: some((at) => !isIn(bound, at) && !isIn(reduction, at)),
    said: some((at) => isIn(bound, at) || isIn(reduction, at)),
  }
}
