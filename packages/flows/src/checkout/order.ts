/** An order on its way: what is said of it, what is sent, and the try whose end is not known. */
import type { Address, CartShop, PlaceOrder, Totals } from '@shop/contract'
import { eachText, type OrderText } from '@shop/contract/order-texts'

/** What of an order stands on the page: goods by shop, what they come to, and where they go. */
export interface Shown {
  shops: readonly CartShop[]
  totals: Totals
  address: Address | undefined
}

/** What a shopper has said about an order that is not placed yet. */
export interface Draft extends Record<OrderText, string> {
  /** The address that was chosen; null for the default one. */
  address: number | null
  /** The name of the method that was chosen; null for the first. */
  payment: string | null
  coupon: string
}

export const emptyDraft: Draft = { address: null, payment: null, coupon: '', ...eachText(() => '') }

/** How much of what one shop is to deliver; a product in another size or colour is something else. */
export type Goods = Readonly<Record<string, number>>

/** An order as it is sent, and the page that it was read from. */
export interface OrderRequest {
  order: PlaceOrder
  /** Null where nothing is compared. */
  shown: Shown | null
  /** What is ordered, shop by shop. */
  goods: readonly Goods[]
  /** What it comes to; null: not known. */
  payable: number | null
  /** The server compares the two itself (decision 026). */
  isChecked: boolean
  /** The id of the newest order there was when this one was pressed, 0 for none; null: not known. */
  newest: number | null
}

/** A try to place an order whose end is not known yet. */
export interface Attempt {
  /** The Idempotency-Key: the server makes one order of it, however often it is sent. */
  key: string
  /** Those of earlier tries whose answer never came, with another note or payment. */
  earlier: readonly string[]
  /** What is sent under the key; something else is sent under another. */
  order: PlaceOrder
  /** What is ordered, shop by shop. */
  goods: readonly Goods[]
  /** What it comes to; null: not known. */
  payable: number | null
  /** What it has placed are orders above this id; null: it was not known. */
  newest: number | null
  /** When it was first pressed, in milliseconds. */
  at: number
  /** The answer did not come: it may have gone through. */
  isUnclear: boolean
  /** Until then what was sent last may still reach the orders; in milliseconds. */
  arrivesUntil: number
  /** The same of what was sent before that. */
  earlierUntil: number
}

/** So long a server may work on an order whose answer nobody waits for any more; ms. */
export const longestWork = 45_000

/** So long it can be seen that something is looked for; ms. */
export const glance = 1000

/** After so long, newer orders say nothing about it any more; ms. */
export const attemptLifetime = 15 * 60_000
