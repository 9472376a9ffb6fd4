import { type Cents, sum, withTax } from '../money.ts'

/** What a line's price is made of, all before product tax. */
export interface Priced {
  readonly price: Cents
  /** The flash sale's price while it runs, else the product's; 0 when there is none. */
  readonly discountPrice: Cents
  /** Surcharges of the chosen size and colour. */
  readonly surcharges: readonly Cents[]
  /** Percentage of the taxes on this product. */
  readonly taxRate: string
}

/**
 * A line's prices as the cart shows them. Product page and cart must agree to the cent, and the
 * page adds what it was sent (price and surcharges, each taxed and rounded): so does this.
 */
export function linePrice({ price, discountPrice, surcharges, taxRate }: Priced) {
  const extra = sum(surcharges.map((surcharge) => withTax(surcharge, taxRate)))
  const full = withTax(price, taxRate) + extra
  const discounted = discountPrice > 0 ? withTax(discountPrice, taxRate) + extra : 0
  return { full, discounted, charged: discounted || full }
}
