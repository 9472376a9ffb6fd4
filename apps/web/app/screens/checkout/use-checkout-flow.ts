import type { Cart } from '@shop/contract'
import { type CheckoutRef, connectCheckout, type Goods } from '@shop/flows/checkout'
import { useT } from '@shop/ui/i18n'
import { newKey } from '@shop/ui/new-key'
import { useToaster } from '@shop/ui/toast'
import { useActorRef } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { rereadAddresses } from '#app/data/addresses.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { forgetOrders, sendOrder } from '#app/data/orders.ts'
import { useLatest } from '#app/lib/use-latest.ts'
import { endAttempt, findMade } from '#app/parts/orders/find-made.ts'
import { pendingPayment } from '#app/parts/orders/pending-payment.ts'
import { readAttempt, storeAttempt, unlessLoggedOut } from '#app/parts/orders/stored-attempt.ts'
import { useOrderNews } from '#app/parts/orders/use-order-news.ts'
import { usePlacedCalls } from '#app/parts/orders/use-placed.ts'
import { useTellLeft } from '#app/parts/orders/use-tell-left.ts'
import { paymentOf } from '#app/parts/payment/gateway-window.ts'
import { isOnline } from '#app/parts/payment/methods.ts'
import { usePaymentWindow } from '#app/parts/payment/use-payment-calls.ts'
import type { AccountProofAsking } from '#app/parts/session/use-account-proof.tsx'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useShopMissing } from '#app/state/cart/use-shop-missing.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { isStillShown } from './is-still-shown.ts'
import { readDraft, storeDraft } from './stored-draft.ts'

/**
 * The checkout of what was in the cart when it came up.
 *
 * @param prove lets the shopper do away with the reason of a refusal; then it goes on by itself
 */
export function useCheckoutFlow(
  user: number,
  cart: Cart,
  prove: AccountProofAsking['prove'],
): CheckoutRef {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const { refresh, isBuyNow } = useCart()
  const { settings } = useShop()
  const openWindow = usePaymentWindow()
  const tellShopMissing = useShopMissing()
  const latest = useLatest({
    tellShopMissing,
    t,
    toast,
    mutate,
    refresh,
    prove,
    openWindow,
    settings,
  })
  const placed = usePlacedCalls()
  const tellLeft = useTellLeft()

  const [{ machine, input }] = useState(() => {
    const what = isBuyNow ? 'buy-now' : 'cart'
    const named = isBuyNow ? `buy-now ${cart.cart_items[0]?.products[0]?.id ?? ''}` : 'cart'
    const machine = connectCheckout({
      ...placed,
      // The page says so itself (waiting-orders.tsx).
      tellWaiting: () => undefined,
      compare: async ({ order, shown }, key) =>
        shown && unlessLoggedOut(isStillShown(order, shown, user), user, key),
      async placeOrder({ order, payable }, key) {
        const sending = tellLeft(sendOrder(browserClient, order, key))
        const { order_payment_url: page, order_ids: ids = null } = await unlessLoggedOut(
          sending,
          user,
          key,
        )
        return { payment: paymentOf(order, payable ?? undefined, page), ids }
      },
      async findPlaced(attempt) {
        const { refresh: reread, settings } = latest.current
        const [found] = await Promise.all([findMade(user, attempt, settings), reread()])
        return found
      },
      async prove({ request, problem }) {
        if (!(await latest.current.prove(problem))) return null
        return { popup: isOnline(request.order) ? latest.current.openWindow() : null }
      },
      keepDraft: (draft) => storeDraft(user, named, draft),
      keepAttempt: (attempt) => storeAttempt(user, what, attempt),
      endAttempt: (attempt, made) => endAttempt(user, attempt, made),
      rereadPlaced() {
        void forgetOrders(latest.current.mutate)
        return latest.current.refresh()
      },
      async rereadRefused(problem) {
        const { mutate, refresh } = latest.current
        const [now] = await Promise.all([refresh(), rereadAddresses(mutate)])
        // The page that would say so goes with the last line.
        if (now?.total === 0)
          latest.current.toast({
            id: 'order-refused',
            tone: 'error',
            title: latest.current.t(problem.message),
          })
      },
    })
    const input = {
      draft: readDraft(user, named),
      readAttempt: (goods: readonly Goods[] | null) => readAttempt(user, what, goods),
      pending: pendingPayment(user),
      newKey,
      now: Date.now,
    }
    return { machine, input }
  })
  const checkout = useActorRef(machine, { input })

  // What was ordered leaves the cart: whether it was is looked up when another read shows that.
  const shops = cart.cart_items.map(({ shop_id }) => shop_id).join()
  const seen = useRef(shops)
  useEffect(() => {
    if (seen.current === shops) return
    seen.current = shops
    checkout.send({ type: 'look' })
  }, [checkout, shops])

  useEffect(() => {
    const hearing = checkout.on('shopMissing', () => latest.current.tellShopMissing())
    return () => hearing.unsubscribe()
  }, [checkout, latest])
  useOrderNews(checkout, user)
  return checkout
}
