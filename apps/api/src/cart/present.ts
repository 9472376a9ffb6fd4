import type { CartShop, Totals } from '@shop/contract'
import { abbreviated } from '../catalogue/cards.ts'
import { unitIn } from '../catalogue/unit.ts'
import { nameIn, pictureUrl, type Viewer } from '../http/index.ts'
import { amount, cents, withTax } from '../money.ts'
import type { grandTotals } from '../orders/totals.ts'
import { isPresent } from '../shops/presence.ts'
import type { Line } from './lines.ts'

const ofName = (viewer: Viewer, named: Parameters<typeof nameIn>[1] | null) =>
  named === null ? null : nameIn(viewer, named)

const presentLine = (viewer: Viewer, line: Line): CartShop['products'][number] => {
  const { product, size, color } = line
  const surcharge = (value: string | null) => amount(withTax(cents(value), product.taxRate))
  return {
    id: product.id,
    quantity: line.quantity,
    name: nameIn(viewer, product),
    thumbnail: pictureUrl(viewer, line.thumbnail),
    brand: ofName(viewer, line.brand),
    price: amount(line.full),
    discount_price: amount(line.discounted),
    discount_percentage:
      line.discounted === 0 ? 0 : Math.round((1 - line.discounted / line.full) * 10_000) / 100,
    rating: Number(product.ratingAvg),
    total_reviews: abbreviated(product.reviewCount),
    total_sold: product.soldCount.toLocaleString('en-US'),
    color: color && {
      id: color.id,
      name: nameIn(viewer, color),
      color_code: color.code,
      price: surcharge(line.colorSurcharge),
    },
    size: size && { id: size.id, name: nameIn(viewer, size), price: surcharge(line.sizeSurcharge) },
    unit: unitIn(viewer, line.line.unit, line.unit),
  }
}

/** Lines by shop, the shop that was bought from first first. */
export const presentLines = (viewer: Viewer, lines: readonly Line[], now: Date): CartShop[] =>
  [...Map.groupBy(lines, ({ shop }) => shop.id).values()].map((ofShop) => {
    const [{ shop }] = ofShop as [Line, ...Line[]]
    return {
      shop_id: shop.id,
      shop_name: shop.name,
      shop_logo: pictureUrl(viewer, shop.logo),
      shop_rating: shop.reviewCount === 0 ? 5 : Number(shop.ratingAvg),
      shop_online: isPresent(shop.lastSeenAt, now),
      products: ofShop.map((line) => presentLine(viewer, line)),
    }
  })

/** What lines come to. */
export const presentTotals = (
  viewer: Pick<Viewer, 'locale'>,
  totals: ReturnType<typeof grandTotals>,
): Totals => ({
  total_amount: amount(totals.goods),
  delivery_charge: amount(totals.delivery),
  coupon_discount: amount(totals.coupon),
  coupon_codes: totals.couponCodes,
  order_tax_amount: amount(totals.tax),
  payable_amount: amount(totals.payable),
  all_vat_taxes: totals.taxes.map((tax) => ({
    id: tax.id,
    name: nameIn(viewer, tax),
    percentage: Number(tax.percentage),
    amount: amount(tax.amount),
  })),
})
