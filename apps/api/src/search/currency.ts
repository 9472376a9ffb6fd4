/** In which currency a search says its prices: the one that it names, else the shopper's. */
import type { Currency } from '@shop/contract'
import { folded } from './fold.ts'

export type Money = Pick<Currency, 'name' | 'symbol' | 'rate_from_default'>

/** A word for so many of some currencies, by their codes (ISO 4217). */
interface Word {
  readonly codes: readonly string[]
  readonly units: number
}

const say = (words: string, codes: string, units = 1): (readonly [string, Word])[] =>
  folded(words)
    .trim()
    .split(/\s+/)
    .map((word) => [word, { codes: codes.split(' '), units }])

const called: ReadonlyMap<string, Word> = new Map([
  ...say('dollar dollars bucks دولار دولارا دولارات دلار', 'USD CAD AUD NZD SGD HKD'),
  ...say('euro euros يورو یورو', 'EUR'),
  ...say('pound pounds پوند', 'GBP EGP'),
  ...say('جنيه جنيها', 'EGP GBP'),
  ...say('rial rials riyal riyals ريال ریال', 'SAR IRR QAR OMR YER'),
  ...say('dirham dirhams درهم', 'AED MAD'),
  // Iran writes its prices in rials and says them in tens of them.
  ...say('toman tomans تومان تومن', 'IRR', 10),
])

const codes = new Set([...called.values()].flatMap((word) => word.codes.map(folded)))

const isIn = (word: string, { name, symbol }: Money) =>
  word === folded(name) || word === folded(symbol).trim()

/** Whether a folded word names a currency: everybody's, or one by which this shop shows its prices. */
export const isCurrency = (word: string, currencies: readonly Money[]): boolean =>
  called.has(word) ||
  codes.has(word) ||
  /^\p{Sc}$/u.test(word) ||
  currencies.some((one) => isIn(word, one))

/**
 * What an amount comes to in the shop's default currency.
 *
 * @param word how its currency was typed, folded; null where it was left out. What is no currency of this
 *   shop is read as the shopper's
 * @param chosen the code of the shopper's currency
 */
export const inDefault = (
  amount: number,
  word: string | null,
  chosen: string | undefined,
  currencies: readonly Money[],
): number => {
  const own = currencies.find(({ name }) => name === chosen)
  const meant = word === null ? undefined : called.get(word)
  const isMeant = (one: Money) =>
    word !== null && (isIn(word, one) || (meant?.codes.includes(one.name) ?? false))
  const named = own && isMeant(own) ? own : currencies.find(isMeant)
  const units = named && meant?.codes.includes(named.name) ? meant.units : 1
  return (amount * units) / ((named ?? own)?.rate_from_default || 1)
}
