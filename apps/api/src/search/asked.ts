/** What a search says of prices (`under 50`, `between 40 and 80`, `sale`): those words ask for no thing, but narrow what is found. */
import { folded } from './fold.ts'

/** The lowest and the highest price that is wanted, in the shop's currency; null where there is no end. */
export interface Bounds {
  readonly least: number | null
  readonly most: number | null
}

export interface Asked {
  /** The prices that are asked for, how they were typed, and the search without them. */
  readonly price: (Bounds & { readonly word: string; readonly without: string }) | null
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

const ceilings =
  phrases(`under, below, less than, cheaper than, no more than, at most, up to, not over
  أقل من, بأقل من, أرخص من, تحت, دون, حتى, لا يزيد عن
  زیر, کمتر از, ارزان‌تر از, ارزان تر از, حداکثر, تا`)

const floors = phrases(`over, above, more than, no less than, not less than, at least, starting at
  أكثر من, بأكثر من, أغلى من, أعلى من, فوق, لا يقل عن, على الأقل
  بالای, بیشتر از, بیش از, گران‌تر از, گران تر از, حداقل`)

/** How a range begins, and what stands between its two ends. */
const ranges = phrases('between, from, بين, من, بین, از')
const joiners = phrases('and, to, -, –, و, إلى, الى, حتى, تا')

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

/** An amount with its currency, and where it ends. */
const priceAt = (words: readonly string[], at: number): { to: number; amount: number } | null => {
  const number = at + (isCurrency(words[at]) ? 1 : 0)
  const amount = amountIn(words[number])
  if (amount === null) return null
  const next = words[number + 1]
  if (next !== undefined && measures.has(next)) return null
  return { to: number + (isCurrency(next) ? 2 : 1), amount }
}

const boundAt =
  (phrases: readonly (readonly string[])[], end: keyof Bounds) =>
  (words: readonly string[], at: number): (Part & Bounds) | null => {
    const length = phraseAt(phrases, words, at)
    const price = length > 0 ? priceAt(words, at + length) : null
    return price && { least: null, most: null, [end]: price.amount, from: at, to: price.to }
  }

const secondAt = (words: readonly string[], at: number) => {
  const length = phraseAt(joiners, words, at)
  if (length > 0) return priceAt(words, at + length)
  // Arabic writes its `and` in one word with the amount.
  const [, amount] = /^و(.+)$/.exec(words[at] ?? '') ?? []
  return amount === undefined ? null : priceAt(words.with(at, amount), at)
}

const rangeAt = (words: readonly string[], at: number): (Part & Bounds) | null => {
  const length = phraseAt(ranges, words, at)
  const first = length > 0 ? priceAt(words, at + length) : null
  const second = first && secondAt(words, first.to)
  if (!second) return null
  const [least, most] = [
    Math.min(first.amount, second.amount),
    Math.max(first.amount, second.amount),
  ]
  return { least, most, from: at, to: second.to }
}

const pricesAt = [rangeAt, boundAt(ceilings, 'most'), boundAt(floors, 'least')]

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
  const bound = firstOf(words, (at) =>
    pricesAt.reduce<(Part & Bounds) | null>((found, lookAt) => found ?? lookAt(words, at), null),
  )
  const reduction = firstOf(words, (at) => reductionAt(words, at))
  const isIn = (part: Part | null, at: number) => part !== null && at >= part.from && at < part.to
  const some = (isWanted: (at: number) => boolean) =>
    typed.filter((_, at) => isWanted(at)).join(' ')
  return {
    price: bound && {
      word: some((at) => isIn(bound, at)),
      least: bound.least,
      most: bound.most,
      without: some((at) => !isIn(bound, at)),
    },
    isReduced: reduction !== null,
    rest: some((at) => !isIn(bound, at) && !isIn(reduction, at)),
    said: some((at) => isIn(bound, at) || isIn(reduction, at)),
  }
}
