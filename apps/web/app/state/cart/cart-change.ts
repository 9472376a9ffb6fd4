/** The changes of a cart, and the calls that make them. */
import type { AddToCart, Cart, CartLine } from '@shop/contract'

/** What the server says to a change. */
export interface CartAnswer {
  cart: Cart
  message: string | null
}

export interface CartCalls {
  store: (product: AddToCart) => Promise<CartAnswer>
  increment: (product: number) => Promise<CartAnswer>
  decrement: (product: number) => Promise<CartAnswer>
  remove: (product: number) => Promise<CartAnswer>
}

/** What the shopper wanted; `line` is what stood in the cart before. */
export type CartChange =
  | {
      kind: 'add'
      product: AddToCart
      shown?: { name: string; thumbnail: string }
      /** What stood there in another size or colour, and is replaced (decision 007). */
      before?: CartLine
    }
  | { kind: 'restore'; line: CartLine }
  | { kind: 'quantity'; line: CartLine }
  | { kind: 'remove'; line: CartLine }
