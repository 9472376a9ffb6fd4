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

export const cart = async (door: Door) => (await door(getCart)).data

export const checkout = async (door: Door, shops: number[], coupon: string | null) => {
  const { data, message } = await door(getCheckout, {
    body: { shop_ids: shops, coupon_code: coupon },
  })
  return { ...data, message }
}

type LineCall = typeof incrementLine | typeof decrementLine | typeof deleteLine

const changed = async (door: Door, call: LineCall, product: number) => {
  const { data, message } = await door(call, { body: { product_id: product } })
  return { cart: data, message }
}

export const store = async (door: Door, product: AddToCart) => {
  const { data, message } = await door(addToCart, { body: product })
  return { cart: data, message }
}
export const increment = (door: Door, product: number) => changed(door, incrementLine, product)
export const decrement = (door: Door, product: number) => changed(door, decrementLine, product)
export const remove = (door: Door, product: number) => changed(door, deleteLine, product)
