import type { CartLine, Coupon } from '@shop/contract'
import { priceOf } from '#app/lib/i18n/money.ts'

type Line = Parameters<typeof priceOf>[0] & Pick<CartLine, 'quantity'>

/**
 * What a shop's goods lack of a voucher's minimum order, in the base currency; 0 where it is reached, and where a
 * price is not said.
 */
export function lackOf(
  { min_order_amount }: Pick<Coupon, 'min_order_amount'>,
  goods: readonly Line[],
): number {
  let cents = Math.round((min_order_amount ?? 0) * 100)
  for (const line of goods) {
    const price = priceOf(line)
    if (price === null) return 0
    cents -= Math.round(price * 100) * line.quantity
  }
  return Math.max(0, cents) / 100
}

/** What the nearest collected voucher of a shop still needs; 0 where one is reached, and where there is none. */
export function leastLack(vouchers: readonly Coupon[], goods: readonly Line[]): number {
  const lacks = vouchers.flatMap((one) => (one.is_collected ? [lackOf(one, goods)] : []))
  return lacks.length > 0 ? Math.min(...lacks) : 0
}
