/** Orders (wire.md 8). */
import * as v from 'valibot'
import { Address } from './account.ts'
import { call } from './call.ts'
import { CartShop, maxCartLines, Totals, VatTax } from './cart.ts'
import { ShopCard } from './catalogue.ts'
import { lengths } from './lengths.ts'
import { eachText, orderTextNames, orderTexts } from './order-texts.ts'
import {
  atMost,
  flagParam,
  idParam,
  maybeParam,
  maybeTextParam,
  numberParam,
  paging,
  textParam,
} from './request.ts'
import {
  amount,
  count,
  counted,
  everyRow,
  flag,
  id,
  instant,
  list,
  maybe,
  maybeAmount,
  maybeCount,
  maybeText,
  number,
  rows,
  text,
  whole,
} from './shape.ts'
import { orderStatuses, statusSlug } from './words.ts'

export const Order = v.object({
  id,
  order_code: text,
  quantity: maybeCount,
  amount: maybeAmount,
  payment_method: text,
  payment_status: text,
  order_status: text,
  created_at: instant,
  placed_at: text,
  address: maybe(Address),
})
export type Order = v.InferOutput<typeof Order>

/** How many there are of each status, and in all; null where a server does not count them. */
export const OrderCounts = v.object({
  all: maybeCount,
  ...v.entriesFromList(orderStatuses.map(statusSlug), maybeCount),
})
export type OrderCounts = v.InferOutput<typeof OrderCounts>

export const getOrders = call({
  method: 'GET',
  path: '/orders',
  auth: 'required',
  summary: 'The own orders, newest first',
  query: v.object({ ...paging, order_status: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  data: counted(
    v.object({
      total: maybeCount,
      /** Null where a server does not count. */
      status_wise_orders: v.fallback(v.nullable(OrderCounts), null),
      orders: rows(Order),
    }),
    'total',
    'orders',
  ),
})

export const OrderProduct = v.object({
  id,
  name: text,
  brand: maybeText,
  thumbnail: text,
  price: maybeAmount,
  discount_price: amount,
  /** Without it nobody could say what ordering it again comes to. */
  order_qty: v.pipe(whole, v.minValue(1)),
  color: maybeText,
  size: maybeText,
  unit: maybeText,
  /** Nobody gives none: 0 is no review. */
  rating: v.fallback(v.nullable(v.pipe(number, v.gtValue(0))), null),
})
export type OrderProduct = v.InferOutput<typeof OrderProduct>

export const OrderDetails = v.object({
  id,
  order_code: text,
  order_status: text,
  created_at: instant,
  placed_at: text,
  estimated_delivery_date: text,
  payment_method: text,
  payment_status: text,
  total_amount: maybeAmount,
  tax_amount: maybeAmount,
  discount: amount,
  coupon_discount: amount,
  payable_amount: maybeAmount,
  delivery_charge: maybeAmount,
  quantity: count,
  shop: maybe(ShopCard),
  products: everyRow(OrderProduct),
  /**
   * What goes back when it is cancelled, or went back; null where nothing does, and on stock
   * servers, which do not say so.
   */
  refund_amount: maybeAmount,
  invoice_url: maybeText,
  payment_receipt_url: maybeText,
  address: maybe(Address),
  all_vat_taxes: list(VatTax),
  /** What the shopper wrote for the shop; stock servers keep it to themselves. */
  ...eachText(() => maybeText),
  /** Whether a review of its products takes stars for its shop, too; stock servers do not say so. */
  can_rate_shop: flag,
})
export type OrderDetails = v.InferOutput<typeof OrderDetails>

export const getOrder = call({
  method: 'GET',
  path: '/order-details',
  auth: 'required',
  summary: 'One own order',
  query: v.object({ order_id: idParam }),
  data: v.object({ order: OrderDetails }),
})

const { coupon_codes: _codes, all_vat_taxes: _taxes, ...sums } = Totals.entries
const { id: _id, is_default: _default, ...fields } = Address.entries

/** The sums of an order. */
export const shownTotals = Object.keys(sums) as (keyof typeof sums)[]

/** Where an order goes. */
export const shownAddress = Object.keys(fields) as (keyof typeof fields)[]

/**
 * What stood on the page when its shopper ordered: goods with their prices, totals, address. The
 * order is made as it is here or not at all (decision 026); for servers that say `checks_order`.
 */
export const ShownOrder = v.object({
  lines: atMost(
    maxCartLines,
    v.array(
      v.object({
        product_id: idParam,
        quantity: v.pipe(numberParam, v.integer()),
        size: maybeParam(idParam),
        color: maybeParam(idParam),
        unit: maybeTextParam(60),
        price: numberParam,
        discount_price: numberParam,
      }),
    ),
  ),
  totals: v.object(v.entriesFromList(shownTotals, numberParam)),
  address: v.object(v.entriesFromList(shownAddress, maybeTextParam())),
})
export type ShownOrder = v.InferInput<typeof ShownOrder>

/** What is answered to an order. */
const Placed = v.object({
  order_payment_url: maybeText,
  /** The reference server's; what others have made are the newest (decision 005). */
  order_ids: v.optional(list(id)),
})

const gatesOfTexts = Object.fromEntries(
  orderTextNames.flatMap((name) => {
    const { capability } = orderTexts[name]
    return capability ? [[name, capability]] : []
  }),
)

/**
 * Makes one order a shop, all or none. An `Idempotency-Key` header makes a repeat give the same
 * orders.
 */
export const placeOrder = call({
  method: 'POST',
  path: '/place-order',
  auth: 'required',
  additions: { ...gatesOfTexts, shown: 'answer: checks_order' },
  summary: 'Order what is in the cart of the chosen shops',
  body: v.object({
    shop_ids: atMost(100, v.pipe(v.array(idParam), v.minLength(1))),
    address_id: idParam,
    payment_method: textParam(40),
    coupon_code: maybeTextParam(lengths.coupon),
    ...eachText((name) => maybeTextParam(orderTexts[name].max)),
    is_buy_now: v.optional(flagParam, false),
    shown: v.optional(ShownOrder),
  }),
  data: Placed,
})
export type PlaceOrder = v.InferInput<(typeof placeOrder)['body']>

export const cancelOrder = call({
  method: 'POST',
  path: '/orders/cancel',
  auth: 'required',
  summary: 'Cancel an own order while it is Pending',
  body: v.object({ order_id: idParam }),
  data: v.object({ order: Order }),
})

/**
 * Orders the same again at today's prices; only what was Delivered, all of it or nothing. Without an
 * `Idempotency-Key`, what is repeated within a minute gives the same order.
 */
export const orderAgain = call({
  method: 'POST',
  path: '/place-order/again',
  auth: 'required',
  additions: { shown: 'answer: checks_order' },
  summary: 'Order a delivered order once more',
  body: v.object({
    order_id: idParam,
    payment_method: maybeTextParam(40),
    shown: v.optional(ShownOrder),
  }),
  /** Stock servers answer with the old order (wire.md 8). */
  data: v.object({ ...Placed.entries, order: Order }),
})

/** For whoever lost the answer of `placeOrder` (decision 049). */
export const getPlaced = call({
  method: 'GET',
  path: '/place-order/attempt',
  auth: 'required',
  capability: 'idempotency_keys',
  summary:
    'What the own request with this Idempotency-Key was answered; null: nothing is placed yet',
  query: v.object({ key: textParam(255) }),
  data: v.object({ placed: maybe(Placed) }),
})

/** For the page that asks whether to order again; stock servers have no such call. */
export const quoteAgain = call({
  method: 'POST',
  path: '/place-order/again/quote',
  auth: 'required',
  capability: 'order_again_quote',
  summary: 'What a delivered order would come to if it were ordered again now',
  body: v.object({ order_id: idParam }),
  data: v.object({
    checkout: Totals,
    checkout_items: rows(CartShop),
    address: maybe(Address),
  }),
})

export const getOrderPayment = call({
  method: 'GET',
  path: '/order-payment/{order}/{method}',
  auth: 'required',
  summary: 'Where an own order that waits for its payment is paid',
  data: v.object({ order_payment_url: maybeText }),
})
