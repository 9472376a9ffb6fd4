/** What a search says of sizes, prices and order (`size 42`, `under 50`, `sale`, `cheap`): those words ask for no thing, but narrow or sort what is found. */
import type { Ranking } from '../catalogue/order.ts'
import { isCurrency, type Money } from './currency.ts'
import { folded } from './fold.ts'
import { isNegated, negationAt } from './negation.ts'
import { type Bounds, type Part, type PriceWords, phraseAt, phrases, pricesIn } from './prices.ts'

type Sort = NonNullable<Ranking['sort']>

/** How something was asked for, and the search without it. */
interface Said {
  readonly word: string
  readonly without: string
}

/** Prices that are asked for, in which currency: as it was typed and is compared; null where it was left out. */
export type Price = Bounds & Said & { readonly currency: string | null }

/** Filters whose values words ask for: these are as good as chosen. */
export type ValueName = 'size_id' | 'brand_id'

interface ValueWords extends Part {
  /** Those that are called so. */
  readonly ids: readonly number[]
}

/** Looks for a value that is named by the words that begin there. */
export type ValueFinder = (words: readonly string[]) => (at: number) => ValueWords | null

export type Values = Readonly<Partial<Record<ValueName, Said & Pick<ValueWords, 'ids'>>>>

export type Sale = Pick<Said, 'word'> & Pick<Reduction, 'percent'>

export interface Asked {
  readonly price: Price | null
  readonly values: Values
  /** How what costs less than it did was asked for, and by how many percent at least; null where all is wanted. */
  readonly sale: Sale | null
  /** What of the best matches stands first; null where nothing is said of that. */
  readonly sort: Sort | null
  /** What is left to look for. */
  readonly rest: string
  /** What is not, as it was typed. */
  readonly said: string
  /** The same with an amount alone as a price, `dress 50`, `40-80 dress`; null where none can be. */
  readonly orPriced: Asked | null
}

const reductions =
  phrases(`sale, sales, on sale, flash sale, discount, discounts, discounted, clearance
  special offer, special offers, on offer, offer, offers, deal, deals, promo, promotion, promotions, reduced, markdowns, bargain, bargains
  تخفيضات, تخفيض, خصم, خصومات, تنزيلات, عروض
  تخفیف, تخفیف‌ها, تخفیف‌دار, تخفیف دار, حراج, حراجی`)

const sorts: readonly [Sort, string[][]][] = [
  [
    'low_to_high',
    phrases(`cheap, cheapest, inexpensive, affordable, low price, low cost, low priced, lowest price, best price, best value
    رخيص, رخيصة, الرخيصة, أرخص, الأرخص, بسعر منخفض
    ارزان, ارزون, ارزون‌ترین, ارزونترین, ارزان‌ترین, ارزانترین, ارزان ترین, ارزان‌قیمت, ارزان قیمت`),
  ],
  [
    'high_to_low',
    phrases(`most expensive, priciest, highest price
    الأغلى, أغلى, بأعلى سعر
    گران‌ترین, گرانترین, گران ترین`),
  ],
  [
    'newest',
    phrases(`newest, latest, new arrivals, new in, new products, just in, what's new, whats new, what is new
    أحدث, الأحدث, وصل حديثا, منتجات جديدة, ما الجديد
    جدیدترین, تازه‌ترین, محصولات جدید`),
  ],
  [
    'popular_product',
    phrases(`most popular, popular, trending, best, best rated, top rated, highest rated, highly rated
    الأكثر شعبية, الأكثر رواجا, أفضل, الأفضل
    بهترین, محبوب‌ترین, محبوب ترین, پرطرفدار`),
  ],
  [
    'top_selling',
    phrases(`best selling, best-selling, bestselling, bestseller, bestsellers, best seller, best sellers, top selling
    الأكثر مبيعا
    پرفروش, پرفروش‌ترین, پرفروش ترین`),
  ],
]

/** These ask for the newest only where they are all: `new shoes` are shoes. */
const lone = phrases('new, جديد, الجديد, جديدة, جدید, تازه')

/** These name nothing beside other words: `something under 20`. */
const fillers =
  phrases(`something, anything, some, any, stuff, what do you have, what have you got, what is there, what can i get, what can i buy
  شيء, أي شيء, حاجة, ماذا لديكم, ماذا عندكم
  چیزی, یک چیز, چی دارید, چه دارید`)

/** The words without fillers; all of them where there are no others, and with what they deny: `anything but red`. */
const withoutFillers = (typed: readonly string[]): readonly string[] => {
  const words = typed.map((word) => folded(word).trim())
  const left: string[] = []
  for (let at = 0; at < typed.length; at += 1) {
    const length = negationAt(words, at) > 0 ? 0 : phraseAt(fillers, words, at)
    if (length > 0) at += length - 1
    else left.push(typed[at] ?? '')
  }
  return left.length > 0 ? left : typed
}

/** Looks for the words of a phrase there, the longest. */
const partAt =
  (all: readonly (readonly string[])[], words: readonly string[]) =>
  (at: number): Part | null => {
    const length = phraseAt(all, words, at)
    return length > 0 ? { from: at, to: at + length } : null
  }

const off = phrases('off, discount, تخفیف, خصم')

interface Reduction extends Part {
  /** By how many percent it is at least; null where that is not said. */
  readonly percent: number | null
}

const percents = phrases('%, ٪, percent, per cent, درصد, بالمئة, بالمائة')
/** What stands before a percentage that is one all the same. */
const hedges = phrases('up to, at least, over, more than, حتى, تا, حداقل')
const halves = phrases('half price, half off, نصف السعر, نصف قیمت')

/** `50%`, `50 percent`. */
const percentAt = (words: readonly string[], at: number): Reduction | null => {
  const [, digits, sign] = /^(\d{1,2})([%٪]?)$/.exec(words[at] ?? '') ?? []
  const apart = sign === '' ? phraseAt(percents, words, at + 1) : 0
  if (!digits || !(sign || apart > 0)) return null
  return { percent: Number(digits), from: at, to: at + 1 + apart }
}

/** `sale`, `up to 50% off`, `discount 50%`, `half price`. */
const reductionAt =
  (words: readonly string[]) =>
  (at: number): Reduction | null => {
    const half = phraseAt(halves, words, at)
    if (half > 0) return { percent: 50, from: at, to: at + half }
    const first = percentAt(words, at + phraseAt(hedges, words, at))
    const length = first ? phraseAt(off, words, first.to) : 0
    const isAll = at === 0 && first?.to === words.length
    if (first && (length > 0 || isAll)) return { ...first, from: at, to: first.to + length }
    const sale = partAt(reductions, words)(at)
    const second = sale && percentAt(words, sale.to)
    return sale && { ...sale, percent: null, ...(second && { ...second, from: at }) }
  }

const firstOf = <One>(words: readonly string[], look: (at: number) => One | null): One | null => {
  for (const at of words.keys()) {
    const one = look(at)
    if (one) return one
  }
  return null
}

const isIn = (part: Part | null, at: number) => part !== null && at >= part.from && at < part.to

/**
 * @param currencies the shop's: their codes and symbols name them, too
 * @param finders of the shop's values
 */
export const askedIn = (
  search: string,
  currencies: readonly Money[] = [],
  finders: Readonly<Partial<Record<ValueName, ValueFinder>>> = {},
): Asked => {
  // `<50` and `50!!`: a sign is a word of its own, an exclamation none.
  const typed = withoutFillers(
    search
      .replace(/([<>]=?)(?=\d)/g, '$1 ')
      .replace(/[!?]+(?=\s|$)/g, '')
      .trim()
      .split(/\s+/),
  )
  const words = typed.map((word) => folded(word).trim())
  const prices = pricesIn(words, (word) => isCurrency(word, currencies))
  const some = (isWanted: (at: number) => boolean) =>
    typed.filter((_, at) => isWanted(at)).join(' ')

  const saidIn = (part: Part): Said => ({
    word: some((at) => isIn(part, at)),
    without: some((at) => !isIn(part, at)),
  })

  const askedWith = (bound: PriceWords | null, orPriced: Asked | null): Asked => {
    const reduction = firstOf(words, reductionAt(words))
    // `50% off` is no size 50.
    const isTaken = (at: number) => isIn(bound, at) || isIn(reduction, at)
    const found = Object.entries(finders).flatMap(([name, find]) => {
      const isWanted = (at: number) => !isTaken(at) && !isNegated(words, at)
      const value = firstOf(words, (at) => (isWanted(at) ? find(words)(at) : null))
      return value ? [{ ...value, name }] : []
    })
    // `أرخص من 50` is a price: its first word alone would be an order.
    const orders = sorts.flatMap(([sort, all]) => {
      const isLone = sort === 'newest' && phraseAt(lone, words, 0) === words.length
      const part = isLone
        ? { from: 0, to: words.length }
        : firstOf(words, (at) => (isIn(bound, at) ? null : partAt(all, words)(at)))
      return part ? [{ ...part, sort }] : []
    })
    const parts = [bound, ...found, reduction, ...orders]
    const isSaid = (at: number) => parts.some((part) => isIn(part, at))
    return {
      price: bound && {
        ...saidIn(bound),
        least: bound.least,
        most: bound.most,
        currency: bound.currency,
      },
      values: Object.fromEntries(
        found.map(({ name, ids, ...part }) => [name, { ...saidIn(part), ids }]),
      ),
      sale: reduction && {
        word: some((at) => isIn(reduction, at)),
        percent: reduction.percent,
      },
      sort: orders[0]?.sort ?? null,
      rest: some((at) => !isSaid(at)),
      said: some(isSaid),
      orPriced,
    }
  }

  const bound = firstOf(words, prices.bound)
  const amount = firstOf(words, prices.amount)
  // `100 تا 200` is a range, though its last words alone are a highest price.
  if (bound && !(amount && amount.from < bound.from)) return askedWith(bound, null)
  return askedWith(null, amount && askedWith(amount, null))
}
