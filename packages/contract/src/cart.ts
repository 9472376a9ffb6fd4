/** Cart and checkout totals (wire.md 7). A line is known by its product. */
import * as v from 'valibot'
import { call } from './call.ts'
import { Color, Size } from './product.ts'
import { atMost, flagParam, idParam, maybeParam, maybeTextParam, numberParam } from './request.ts'
import {
  amount,
  everyRow,
  flag,
  id,
  list,
  maybe,
  maybeAmount,
  maybeCount,
  maybeFlag,
  maybeText,
  price,
  rows,
  text,
  whole,
} from './shape.ts'

/** `price` and `discount_price` hold option surcharges and product tax already. */
export const CartLine = v.object({
  id,
  quantity: v.pipe(whole, v.minValue(1)),
  name: text,
  thumbnail: text,
  brand: maybeText,
  price: maybeAmount,
  discount_price: amount,
  discount_percentage: amount,
  rating: amount,
  total_reviews: text,
  total_sold: text,
  color: maybe(Color),
  size: maybe(Size),
  unit: maybeText,
})
export type CartLine = v.InferOutput<typeof CartLine>

const shop = {
  shop_id: id,
  shop_name: text,
  shop_logo: text,
  shop_rating: maybeAmount,
  shop_online: maybeFlag,
}
export const CartShop = v.object({ ...shop, products: everyRow(CartLine) })
/** What a quote tells of it is compared with the cart, and not shown. */
const QuotedShop = v.object({ ...shop, products: list(CartLine) })
export type CartShop = v.InferOutput<typeof CartShop>

const linesOf = (shops: readonly CartShop[]) =>
  shops.reduce((sum, { products }) => sum + products.length, 0)

/** One group for each shop, as one order is made of each; a server may tell a shop's lines apart. */
const eachOnce = (shops: readonly CartShop[]): CartShop[] =>
  shops.flatMap((shop) => {
    const same = shops.filter(({ shop_id }) => shop_id === shop.shop_id)
    return same[0] === shop ? [{ ...shop, products: same.flatMap(({ products }) => products) }] : []
  })

/**
 * `total` counts lines, not pieces. A cart that says neither its lines nor that there are none is no empty one: it
 * cannot be read. Nor can one of which a line cannot: it would be ordered without having been shown (decision 026).
 */
export const Cart = v.pipe(
  v.object({
    total: maybeCount,
    info: maybeText,
    cart_items: v.optional(v.nullable(everyRow(CartShop)), null),
  }),
  v.check(
    ({ total, cart_items }) =>
      cart_items === null ? total === 0 : linesOf(cart_items) > 0 || !total,
    'lines that are not there',
  ),
  v.transform(({ total, cart_items, info }) => {
    const shops = eachOnce(cart_items ?? []).filter(({ products }) => products.length > 0)
    return { total: Math.max(total ?? 0, linesOf(shops)), info, cart_items: shops }
  }),
)
export type Cart = v.InferOutput<typeof Cart>

const buyNow = v.optional(flagParam, false)

export const getCart = call({
  method: 'GET',
  path: '/carts',
  auth: 'required',
  summary: 'The cart, or the buy-now cart',
  query: v.object({ is_buy_now: buyNow }),
  data: Cart,
})

export const addToCart = call({
  method: 'POST',
  path: '/cart/store',
  auth: 'required',
  summary: 'Add a product; a line that is there gets one more and takes the new choice',
  body: v.object({
    product_id: idParam,
    quantity: v.optional(v.pipe(numberParam, v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
    color: maybeParam(idParam),
    size: maybeParam(idParam),
    unit: maybeTextParam(60),
    is_buy_now: buyNow,
  }),
  data: Cart,
})
export type AddToCart = v.InferInput<(typeof addToCart)['body']>

const line = v.object({ product_id: idParam, is_buy_now: buyNow })

export const incrementLine = call({
  method: 'POST',
  path: '/cart/increment',
  auth: 'required',
  summary: 'One more; 422 past the stock',
  body: line,
  data: Cart,
})

/** The exact message with which a server says that the last piece went (clients compare it). */
export const lineRemovedMessage = 'product removed from cart'

export const decrementLine = call({
  method: 'POST',
  path: '/cart/decrement',
  auth: 'required',
  summary: 'One less; at one the line goes',
  body: line,
  data: Cart,
})

export const deleteLine = call({
  method: 'POST',
  path: '/cart/delete',
  auth: 'required',
  summary: 'Take the whole line out',
  body: line,
  data: Cart,
})

export const VatTax = v.object({ id, name: text, percentage: maybeAmount, amount: maybeAmount })
export type VatTax = v.InferOutput<typeof VatTax>

export const Totals = v.object({
  total_amount: price,
  delivery_charge: maybeAmount,
  coupon_discount: maybeAmount,
  /** Which coupons take it off, typed or collected; stock servers do not say. */
  coupon_codes: list(text),
  order_tax_amount: maybeAmount,
  payable_amount: price,
  all_vat_taxes: list(VatTax),
})
export type Totals = v.InferOutput<typeof Totals>

export const noTotals: Totals = {
  total_amount: 0,
  delivery_charge: 0,
  coupon_discount: 0,
  coupon_codes: [],
  order_tax_amount: 0,
  payable_amount: 0,
  all_vat_taxes: [],
}

/** Lines of one cart at most: every answer holds the whole cart. */
export const maxCartLines = 200

/** A wrong coupon is an answer with `apply_coupon: false`, not an error (decision 006). */
export const getCheckout = call({
  method: 'POST',
  path: '/cart/checkout',
  auth: 'required',
  summary: 'Totals of the chosen shops',
  body: v.object({
    shop_ids: v.optional(v.nullable(atMost(maxCartLines, v.array(idParam))), []),
    coupon_code: maybeTextParam(50),
    is_buy_now: buyNow,
  }),
  data: v.object({
    checkout: Totals,
    apply_coupon: maybeFlag,
    checkout_items: rows(QuotedShop),
    /** Whether placing takes `shown` and refuses anything else; stock servers do not say so. */
    checks_order: flag,
  }),
})
