import { type ReactNode, useMemo } from 'react'
import { buyNowCalls, buyNowResource } from '#app/data/cart.ts'
import { useSession } from '#app/data/session-store.ts'
import {
  CartActionsContext,
  type CartState,
  CartStateContext,
  useCartActions,
} from '#app/state/cart/cart-context.ts'
import { useCartQueue } from '#app/state/cart/use-cart-queue.ts'
import { useCartToasts } from '#app/state/cart/use-cart-toasts.tsx'

const source = { resource: buyNowResource, calls: buyNowCalls }

const unknown: CartState = {
  cart: null,
  count: null,
  adding: [],
  isUpdating: false,
  chosenShops: [],
  revision: 0,
  isDrawerOpen: false,
  error: null,
  isBuyNow: true,
}

/**
 * Stands in for the cart around a checkout: there is the one product of 'Buy now' in it, its shop is
 * chosen, and the cart itself stays as it is (wire.md 8).
 */
export function BuyNowCart({ children }: { children: ReactNode }) {
  const user = useSession().user?.id
  return user === undefined ? (
    <CartStateContext value={unknown}>{children}</CartStateContext>
  ) : (
    <Filled key={user} user={user}>
      {children}
    </Filled>
  )
}

function Filled({ user, children }: { user: number; children: ReactNode }) {
  const cart = useCartActions()
  const toasts = useCartToasts()
  const { queue, state, error, refresh } = useCartQueue(
    user,
    {
      info: toasts.info,
      answered: (_, { cart: { info } }) => toasts.info(info),
      refused: (change, failure, now) => toasts.failed(failure, change, now),
    },
    source,
  )
  const actions = useMemo(
    () => ({
      ...cart,
      increment: (product: number) => queue.change(product, 1),
      decrement: (product: number) => queue.change(product, -1),
      chooseShops: () => undefined,
      refresh,
    }),
    [cart, queue, refresh],
  )
  const shown = useMemo<CartState>(
    () => ({
      ...unknown,
      cart: state.cart,
      count: state.cart?.total ?? null,
      isUpdating: state.isBusy,
      chosenShops: state.cart?.cart_items.map(({ shop_id }) => shop_id) ?? [],
      revision: state.revision,
      error,
    }),
    [state, error],
  )
  return (
    <CartActionsContext value={actions}>
      <CartStateContext value={shown}>{children}</CartStateContext>
    </CartActionsContext>
  )
}
