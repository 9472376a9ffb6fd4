import { type Discount, discountOf } from '../coupons/rules.ts'
import type { Names } from '../db/columns.ts'
import { Refusal } from '../http/refusal.ts'
import { type Cents, divide, mostMoney, share, sum } from '../money.ts'

/** What one shop asks for bringing `from` pieces or more. */
export interface DeliveryBand {
  readonly from: number
  readonly charge: Cents
}

/** A tax on whole orders. */
export interface OrderTax {
  readonly id: number
  readonly name: string
  readonly names: Names
  readonly percentage: string
}

/** What is bought at one shop. */
export interface Basket {
  readonly shopId: number
  readonly goods: Cents
  readonly quantity: number
  readonly delivery: Cents
}

/** A coupon and the one shop that it is for; null is a coupon for the whole order. */
export interface UsableCoupon extends Discount {
  readonly id: number
  readonly shopId: number | null
  readonly code: string
}

/** The figures of one shop's order. */
export interface ShopTotals extends Basket {
  readonly coupon: Cents
  readonly couponId: number | null
  readonly couponCode: string | null
  readonly taxes: readonly (OrderTax & { readonly amount: Cents })[]
  readonly tax: Cents
  readonly payable: Cents
}

/** The charge of the highest band that the quantity reaches; below every band, the lowest one's. */
export function deliveryCharge(bands: readonly DeliveryBand[], quantity: number): Cents {
  const rising = bands.toSorted((a, b) => a.from - b.from)
  return (rising.findLast(({ from }) => from <= quantity) ?? rising[0])?.charge ?? 0
}

/**
 * What each shop's basket comes to: payable = goods + delivery + tax − coupon, exactly.
 *
 * A coupon that was typed comes first: on its shop's goods, or divided over all goods. Where it
 * takes nothing, the first collected voucher of the shop that takes something does. Taxes are on
 * what is left to pay for the goods.
 *
 * @throws Refusal when all of it is more than the database can hold
 */
export function totalsOf(
  baskets: readonly Basket[],
  taxes: readonly OrderTax[],
  coupons: { readonly typed: UsableCoupon | null; readonly collected: readonly UsableCoupon[] },
): ShopTotals[] {
  // What goods and delivery come to is the largest figure but for taxes, which are a share of it.
  const whole = sum(baskets.map(({ goods, delivery }) => goods + delivery))
  const withTaxes = whole + sum(taxes.map(({ percentage }) => share(whole, percentage)))
  if (withTaxes > mostMoney)
    throw new Refusal('This is more than one order can come to. Please take something out of it.')
  const off = typedDiscounts(baskets, coupons.typed)
  return baskets.map((basket, index) => {
    const typed = off[index] ?? 0
    const voucher = typed > 0 ? null : firstVoucher(basket, coupons.collected)
    const coupon = voucher ? discountOf(voucher, basket.goods) : typed
    const used = voucher ?? (typed > 0 ? coupons.typed : null)
    const due = taxes.map((tax) => ({
      ...tax,
      amount: share(basket.goods - coupon, tax.percentage),
    }))
    const tax = sum(due.map(({ amount }) => amount))
    return {
      ...basket,
      coupon,
      couponId: used?.id ?? null,
      couponCode: used?.code ?? null,
      taxes: due,
      tax,
      payable: basket.goods + basket.delivery + tax - coupon,
    }
  })
}

function typedDiscounts(baskets: readonly Basket[], coupon: UsableCoupon | null): Cents[] {
  if (!coupon) return []
  const weights = baskets.map(({ shopId, goods }) =>
    coupon.shopId === null || coupon.shopId === shopId ? goods : 0,
  )
  return divide(discountOf(coupon, sum(weights)), weights)
}

const firstVoucher = ({ shopId, goods }: Basket, collected: readonly UsableCoupon[]) =>
  collected.find((coupon) => coupon.shopId === shopId && discountOf(coupon, goods) > 0) ?? null

/** All shops' figures together, each tax once. */
export function grandTotals(shops: readonly ShopTotals[]) {
  const taxes = new Map<number, OrderTax & { amount: Cents }>()
  for (const { taxes: ofShop } of shops)
    for (const tax of ofShop)
      taxes.set(tax.id, { ...tax, amount: (taxes.get(tax.id)?.amount ?? 0) + tax.amount })
  return {
    goods: sum(shops.map(({ goods }) => goods)),
    delivery: sum(shops.map(({ delivery }) => delivery)),
    coupon: sum(shops.map(({ coupon }) => coupon)),
    couponCodes: [...new Set(shops.flatMap(({ couponCode }) => couponCode ?? []))],
    tax: sum(shops.map(({ tax }) => tax)),
    payable: sum(shops.map(({ payable }) => payable)),
    taxes: [...taxes.values()],
  }
}
