import type { Cart } from '@shop/contract'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { ApiError } from '#app/data/api-error.ts'
import type { Unanswered } from './cart-change.ts'
import type { CartActions, CartState } from './cart-context.ts'
import { rememberProducts } from './expected-count.ts'
import { useCartQueue } from './use-cart-queue.ts'
import { useCartToasts } from './use-cart-toasts.tsx'
import { useChosenShops } from './use-chosen-shops.ts'

/** What the engine knows of the cart. */
export type EngineState = Omit<CartState, 'adding' | 'isDrawerOpen'>

/** What the engine does for CartProvider. */
export type EngineActions = Pick<
  CartActions,
  | 'add'
  | 'increment'
  | 'decrement'
  | 'remove'
  | 'restore'
  | 'toggleShop'
  | 'chooseShops'
  | 'refresh'
> & { reset: () => Unanswered }

export interface CartEngineProps {
  user: number
  /** The provider's own actions, for what a toast offers. */
  actions: CartActions
  /** Adding was answered 401. */
  onLoginNeeded: CartActions['add']
  /** The engine runs, or has stopped. */
  onEngine: (engine: EngineActions | null) => void
  /** Before the next frame: the badge changes in the same one as the click. */
  onState: (state: EngineState) => void
}

/**
 * The cart of one signed-in shopper (specification.md section 4): reads it, changes it through one
 * queue and says what happened. It draws nothing, and guests do not load it.
 */
export function CartEngine({ user, actions, onLoginNeeded, onEngine, onState }: CartEngineProps) {
  const toasts = useCartToasts()
  const { queue, state, error, refresh } = useCartQueue(user, {
    info: toasts.info,
    answered(change, answer) {
      toasts.answered(change, answer, actions)
    },
    refused(change, failure, cart) {
      const isLoggedOut = failure instanceof ApiError && failure.status === 401
      if (!isLoggedOut) toasts.failed(failure, change, cart)
      // Any other change was given up with the session, which asks for it (session-follow-up.tsx).
      else if (change.kind === 'add') void onLoginNeeded(change.product)
    },
  })
  const { chosen, toggle, choose } = useChosenShops(state.cart, state.isBusy ? null : state.cart)

  const latest = useRef<() => Promise<Cart | null>>(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  const engine = useMemo<EngineActions>(
    () => ({
      add: queue.add,
      increment: (product) => queue.change(product, 1),
      decrement: (product) => queue.change(product, -1),
      remove: queue.remove,
      restore: queue.restore,
      toggleShop: toggle,
      chooseShops: choose,
      refresh: () => latest.current(),
      reset: queue.reset,
    }),
    [queue, toggle, choose],
  )
  useLayoutEffect(() => {
    onEngine(engine)
    return () => onEngine(null)
  }, [engine, onEngine])

  useEffect(() => {
    if (!state.cart || state.isBusy) return
    const lines = state.cart.cart_items.flatMap(({ products }) => products)
    rememberProducts(
      user,
      lines.map(({ id }) => id),
    )
  }, [user, state])

  useLayoutEffect(() => {
    onState({
      cart: state.cart,
      count: state.cart?.total ?? null,
      isUpdating: state.isBusy,
      chosenShops: chosen,
      revision: state.revision,
      error,
    })
  }, [state, chosen, error, onState])

  return null
}
