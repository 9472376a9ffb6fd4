import { type Cents, cents, share } from '../money.ts'

/** What a coupon's discount depends on. */
export interface Discount {
  readonly discountType: string
  /** An amount, or a percentage, as the database says it. */
  readonly discount: string
  readonly minOrder: Cents
  /** 0 means without a maximum. */
  readonly maxDiscount: Cents
}

/** What a coupon takes off goods of this value: never more than the goods, 0 below its minimum. */
export function discountOf(coupon: Discount, goods: Cents): Cents {
  if (goods < coupon.minOrder) return 0
  if (coupon.discountType !== 'Percentage') return Math.min(cents(coupon.discount), goods)
  const off = Math.min(share(goods, coupon.discount), goods)
  return coupon.maxDiscount > 0 ? Math.min(off, coupon.maxDiscount) : off
}
