import {
  type AddToCart,
  addToCart,
  decrementLine,
  deleteLine,
  getCart,
  getCheckout,
  incrementLine,
} from '@shop/contract/cart'
import type { Door } from './door.ts'

/** Said only where it is so: the cart's own calls stay as stock servers know them. */
const flag = (isBuyNow: boolean) => (isBuyNow ? { is_buy_now: true } : {})

export const cart = async (door: Door, isBuyNow = false) =>
  (await door(getCart, { query: flag(isBuyNow) })).data

export const checkout = async (
  door: Door,
  shops: number[],
  coupon: string | null,
  isBuyNow: boolean,
) => {
  const { data, message } = await door(getCheckout, {
    body: { shop_ids: shops, coupon_code: coupon, ...flag(isBuyNow) },
  })
  return { ...data, message }
}

type LineCall = typeof incrementLine | typeof decrementLine | typeof deleteLine

const changed = async (door: Door, call: LineCall, product: number, isBuyNow: boolean) => {
  const { data, message } = await door(call, {
    body: { product_id: product, ...flag(isBuyNow) },
  })
  return { cart: data, message }
}

export const store = async (door: Door, product: AddToCart) => {
  const { data, message } = await door(addToCart, { body: product })
  return { cart: data, message }
}
export const increment = (door: Door, product: number, isBuyNow = false) =>
  changed(door, incrementLine, product, isBuyNow)
export const decrement = (door: Door, product: number, isBuyNow = false) =>
  changed(door, decrementLine, product, isBuyNow)
export const remove = (door: Door, product: number, isBuyNow = false) =>
  changed(door, deleteLine, product, isBuyNow)
