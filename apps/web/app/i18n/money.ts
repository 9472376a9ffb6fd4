import type { Currency, Settings } from '@shop/contract'

const twoDecimals = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

/**
 * Money as it is shown: the base amount times the currency's rate, rounded once, with 2 decimals
 * and the symbol before or after it (spec.md section 9).
 */
export function formatMoney(amount: number, currency: Currency, settings: Settings): string {
  const figure = twoDecimals.format(amount * currency.rate_from_default)
  const position = currency.position ?? settings.currency.position
  return position === 'suffix' ? `${figure} ${currency.symbol}` : `${currency.symbol}${figure}`
}

/** What is asked for a thing: the discount price when greater than zero (spec.md section 5). */
export const priceOf = (thing: { price: number; discount_price: number }): number =>
  thing.discount_price > 0 ? thing.discount_price : thing.price
