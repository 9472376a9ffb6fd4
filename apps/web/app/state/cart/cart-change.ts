/** The changes of a cart, and the calls that make them. */
import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { isSameChoice } from './pending.ts'

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

/** One call of a change, and whether a line tells afterwards that it was made, where its answer was lost. */
export interface CartStep {
  call: () => Promise<CartAnswer>
  isMade: (now: CartLine | undefined) => boolean
}

/** The calls of a cart, each with what it does to the line as it was before. */
export const stepsOf = (calls: CartCalls) => ({
  store: (product: AddToCart, before: CartLine | undefined): CartStep => ({
    call: () => calls.store(product),
    isMade: (now) =>
      now !== undefined &&
      (now.quantity > (before?.quantity ?? 0) ||
        (before !== undefined && !isSameChoice(before, now))),
  }),
  /** One more or one less of it; all of a line that is to go. */
  towards(target: number, { id, quantity }: CartLine): CartStep {
    if (target === 0 && quantity > 1) return this.remove(id)
    return target > quantity
      ? { call: () => calls.increment(id), isMade: (now) => (now?.quantity ?? 0) > quantity }
      : { call: () => calls.decrement(id), isMade: (now) => (now?.quantity ?? 0) < quantity }
  },
  remove: (id: number): CartStep => ({
    call: () => calls.remove(id),
    isMade: (now) => now === undefined,
  }),
})

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
