/** The changes of a cart, and the calls that make them. */
import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { isSameChoice } from './cart-line.ts'

/** What the server says to a change. */
export interface CartAnswer {
  cart: Cart
  message: string | null
  /** No answer tells that it was this change which made the cart as it is. */
  isInferred?: boolean
}

export interface CartCalls {
  store: (product: AddToCart) => Promise<CartAnswer>
  increment: (product: number) => Promise<CartAnswer>
  decrement: (product: number) => Promise<CartAnswer>
  remove: (product: number) => Promise<CartAnswer>
}

/** One call of a change. */
export interface CartStep {
  call: () => Promise<CartAnswer>
  /**
   * Whether the line tells afterwards that it was made, where its answer was lost; null where it tells of something
   * else: somebody has changed it meanwhile, or it was not known as it is.
   */
  isMade: (now: CartLine | undefined) => boolean | null
}

const quantityIn = (line: CartLine | undefined) => line?.quantity ?? 0

const told = (now: CartLine | undefined, wanted: number, before: number) =>
  quantityIn(now) === wanted ? true : quantityIn(now) === before ? false : null

/** The calls of a cart, each with what it does to the line as it was before. */
export const stepsOf = (calls: CartCalls) => ({
  store: (product: AddToCart, before: CartLine | undefined): CartStep => ({
    call: () => calls.store(product),
    isMade(now) {
      const size = now?.size?.id ?? null
      if (before && now && !isSameChoice(before, now)) return true
      if (now && !before && (product.size ?? size) !== size) return null
      // The server adds one piece to a line that is there, whatever it is told (wire.md 7).
      const wanted = before ? before.quantity + 1 : Number(product.quantity ?? 1)
      return told(now, wanted, quantityIn(before))
    },
  }),
  step: ({ id, quantity }: CartLine, by: 1 | -1): CartStep => ({
    call: () => (by > 0 ? calls.increment(id) : calls.decrement(id)),
    isMade: (now) => told(now, quantity + by, quantity),
  }),
  remove: ({ id, quantity }: CartLine): CartStep => ({
    call: () => calls.remove(id),
    isMade: (now) => told(now, 0, quantity),
  }),
})

/** The product that a change is about. */
export const productOf = (change: CartChange): number =>
  change.kind === 'add' ? Number(change.product.product_id) : change.line.id

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
  /** `isPart`: some of what was asked for is done. */
  | { kind: 'quantity'; line: CartLine; isPart?: boolean }
  /** `saved`: it went onto the wishlist; undoes that. */
  | { kind: 'remove'; line: CartLine; saved?: (() => void) | undefined }

/** What was wanted of the cart when it was forgotten. */
export interface Unanswered {
  /** By product; none takes it out. */
  quantities: ReadonlyMap<number, number>
  /** Lines that were being brought back. */
  lines: readonly CartLine[]
}
