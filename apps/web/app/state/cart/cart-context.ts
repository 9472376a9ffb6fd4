import type { AddToCart, Cart, CartLine } from '@shop/contract'
import { createContext, useContext } from 'react'
import type { Unanswered } from './cart-change.ts'

/** What of a product is shown before the server has answered. */
export interface Shown {
  name: string
  thumbnail: string
}

/** Things to do with the cart. One object for the whole visit: it never re-renders who holds it. */
export interface CartActions {
  /**
   * Puts a product in. A guest is asked to log in, and the product follows by itself
   * (specification.md sections 2, 6 and 8). Settles when the server has answered; a refusal is a
   * toast, no rejection.
   */
  add: (product: AddToCart, shown?: Shown) => Promise<void>
  increment: (product: number) => void
  /** One less; the last one takes the line out. */
  decrement: (product: number) => void
  /**
   * Takes the whole line out.
   *
   * @param saved it went onto the wishlist, which is said instead of its removal: undoes that
   */
  remove: (product: number, saved?: () => void) => void
  /** Brings a line back to the choice and the quantity that it had. */
  restore: (line: CartLine) => void
  /** Chooses a shop for checkout, or leaves it out. */
  toggleShop: (shop: number) => void
  /** Chooses these shops and leaves the others out. */
  chooseShops: (shops: readonly number[]) => void
  openDrawer: () => void
  closeDrawer: () => void
  /** Prefetches the drawer's code when the shopper seems to want it. */
  preloadDrawer: () => void
  /** Reads the cart again; gives it when it is there, null when it could not be read. */
  refresh: () => Promise<Cart | null>
  /**
   * Forgets the cart (specification.md section 4): its shopper is gone.
   *
   * @returns what was wanted and not answered yet; null where there was no cart
   */
  reset: () => Unanswered | null
}

/** The cart as it is shown: the server's last word with optimistic updates on top. */
export interface CartState {
  /** Null for a guest, and until it is known. */
  cart: Cart | null
  /**
   * Lines in the cart: the badge. Until the cart is read, those of the last visit and what is being
   * put in. Null for a guest, and while nobody can say.
   */
  count: number | null
  /** Products that are being put in: the loading flag of specification.md section 4. */
  adding: readonly number[]
  /** Something is on its way to the server: totals are about to change. */
  isUpdating: boolean
  /** Shops to check out; always all of them in single-vendor mode. */
  chosenShops: readonly number[]
  /** Grows whenever the server's cart has changed and come to rest. */
  revision: number
  isDrawerOpen: boolean
  /** This is no cart but the one product of 'Buy now' (wire.md 8). */
  isBuyNow?: boolean
  /** Why the cart could not be read. */
  error: Error | null
}

type CartApi = CartState & CartActions

/** For CartProvider and stories only. */
export const CartStateContext = createContext<CartState | null>(null)
/** For CartProvider and stories only. */
export const CartActionsContext = createContext<CartActions | null>(null)

/** What to do with the cart, without following its content: for product tiles. */
export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext)
  if (!actions) throw new Error('useCartActions needs a CartProvider above it')
  return actions
}

/** The cart and what to do with it. Re-renders with every change: for badges, drawer, checkout. */
export function useCart(): CartApi {
  const state = useContext(CartStateContext)
  const actions = useCartActions()
  if (!state) throw new Error('useCart needs a CartProvider above it')
  return { ...state, ...actions }
}
