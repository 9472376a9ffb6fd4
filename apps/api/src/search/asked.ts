/** What a search says of prices (`under 50`, `between 40 and 80`, `sale`): those words ask for no thing, but narrow what is found. */
import { isCurrency, type Money } from './currency.ts'
import { folded } from './fold.ts'
import { type Bounds, type Part, phraseAt, phrases, pricesIn } from './prices.ts'

export interface Asked {
  /**
   * The prices that are asked for, in which currency (as it was typed and is compared; null where it was left
   * out), how all of it was typed, and the search without it.
   */
  readonly price:
    | (Bounds & {
        readonly currency: string | null
        readonly word: string
        readonly without: string
      })
    | null
  /** Whether only what costs less than it did is wanted. */
  readonly isReduced: boolean
  /** What is left to look for. */
  readonly rest: string
  /** What is not, as it was typed. */
  readonly said: string
}

const reductions =
  phrases(`sale, sales, on sale, flash sale, discount, discounts, discounted, clearance
  special offer, special offers, deals
  تخفيضات, تخفيض, خصم, خصومات, تنزيلات, عروض
  تخفیف, تخفیف‌ها, تخفیف‌دار, تخفیف دار, حراج, حراجی`)

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

/** @param currencies the shop's: their codes and symbols name them, too */
export const askedIn = (search: string, currencies: readonly Money[] = []): Asked => {
  const typed = search.trim().split(/\s+/)
  const words = typed.map((word) => folded(word).trim())
  const bound = firstOf(
    words,
    pricesIn(words, (word) => isCurrency(word, currencies)),
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
      currency: bound.currency,
      without: some((at) => !isIn(bound, at)),
    },
    isReduced: reduction !== null,
    rest: some((at) => !isIn(bound, at) && !isIn(reduction, at)),
    said: some((at) => isIn(bound, at) || isIn(reduction, at)),
  }
}
