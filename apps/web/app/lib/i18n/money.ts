import type { Currency, Language, Settings } from '@shop/contract'

type Direction = Language['direction']

const twoDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/** Keeps what stands beside it in the order of left-to-right text; it is not seen. */
const leftToRight = '\u200e'

/** What stands for a sum that a server does not say. */
const unknown = '–'

/** A symbol of Arabic or Hebrew script turns the figure beside it to its own direction. */
const turns = (symbol: string) => /[\p{Script=Arabic}\p{Script=Hebrew}\ufdfc]/u.test(symbol)

/**
 * Money as it is shown: the base amount times the currency's rate, rounded once, with 2 decimals
 * and the symbol before or after it (specification.md section 9), also where symbol and page are
 * read in opposite directions. A dash where nobody knows it (null).
 */
export function formatMoney(
  amount: number | null,
  currency: Currency,
  { settings, direction }: { settings: Settings; direction: Direction },
): string {
  if (amount === null) return unknown
  const figure = twoDecimals.format(amount * currency.rate_from_default)
  const { symbol } = currency
  const mark = direction === 'ltr' && turns(symbol) ? leftToRight : ''
  const position = currency.position ?? settings.currency.position
  return position === 'suffix'
    ? `${mark}${figure} ${symbol}${mark}`
    : `${mark}${symbol}${mark}${figure}`
}

/**
 * What is asked for a thing: the discount price when greater than zero (specification.md section
 * 5).
 */
export const priceOf = <Known extends number | null>(thing: {
  price: Known
  discount_price: number
}): number | Known => (thing.discount_price > 0 ? thing.discount_price : thing.price)

/** What it cost before, where it is reduced and somebody says so. */
export const reducedFrom = <Known extends number | null>(thing: {
  price: Known
  discount_price: number
}): Known | null => (thing.discount_price > 0 ? thing.price : null)

/**
 * By how many percent a thing is cheaper, as the two prices beside it say: surcharges of size and
 * colour are in both, so a percentage that came with the product may be another.
 */
export const percentageOff = ({ price, discount_price }: Parameters<typeof priceOf>[0]): number =>
  price !== null && discount_price > 0 && discount_price < price
    ? Math.min(99, Math.round((1 - discount_price / price) * 100))
    : 0
