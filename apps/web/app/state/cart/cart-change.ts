/** The changes of a cart, and the calls that make them. */
import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { isSameChoice, lineOf } from './pending.ts'

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

/** Whether a cart tells that a change was made whose answer was lost; `before` is how many of it there were. */
export function isMade(change: CartChange, before: number, cart: Cart): boolean {
  const id = change.kind === 'add' ? Number(change.product.product_id) : change.line.id
  const line = lineOf(cart, id)
  const now = line?.quantity ?? 0
  switch (change.kind) {
    case 'add':
      return now > before
    case 'remove':
      return now === 0
    case 'quantity':
      return now !== before
    case 'restore':
      return line !== undefined && now === change.line.quantity && isSameChoice(line, change.line)
  }
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

/** What was wanted of the cart when it was forgotten. */
export interface Unanswered {
  /** By product; none takes it out. */
  quantities: ReadonlyMap<number, number>
  /** Lines that were being brought back. */
  lines: readonly CartLine[]
}
