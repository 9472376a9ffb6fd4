import type { AddToCart, OrderDetails } from '@shop/contract'
import {
  type CheckoutCalls,
  connectCheckout,
  emptyDraft,
  type Goods,
  type Problem,
  type Shown,
} from '@shop/flows/checkout'
import { useT } from '@shop/ui/i18n'
import { newKey } from '@shop/ui/new-key'
import { useToaster } from '@shop/ui/toast'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserClient } from '#app/data/browser-client.ts'
import { rereadAgain } from '#app/data/order-again.ts'
import { forgetOrders, isPaidOnline, sendAgain } from '#app/data/orders.ts'
import { useSession } from '#app/data/session-store.ts'
import { useLatest } from '#app/lib/use-latest.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { endAttempt, findMade } from '#app/parts/orders/find-made.ts'
import { goodsOfOrder } from '#app/parts/orders/goods.ts'
import { toWire } from '#app/parts/orders/shown-order.ts'
import { readAttempt, storeAttempt, unlessLoggedOut } from '#app/parts/orders/stored-attempt.ts'
import { useOrderNews } from '#app/parts/orders/use-order-news.ts'
import { usePlacedCalls } from '#app/parts/orders/use-placed.ts'
import { useTellLeft } from '#app/parts/orders/use-tell-left.ts'
import { gatewayAddress } from '#app/parts/payment/gateway-window.ts'
import { isOnline } from '#app/parts/payment/methods.ts'
import { usePaymentWindow } from '#app/parts/payment/use-payment-calls.ts'
import { useAccountProof } from '#app/parts/session/use-account-proof.tsx'
import { useCartActions } from '#app/state/cart/cart-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What is sent, beside the order itself. */
export interface Again {
  method: string
  /** What the dialog shows, for a server that compares it; null where the server has not told it. */
  shown: Shown | null
  /** The newest order that there is; null: not known. */
  newest: number | null
}

/** Sends it: all of it as an order, or what there is into the cart. */
export function useOrderAgain(old: OrderDetails, onPlaced: () => void) {
  const { id } = old
  const user = useSession().user?.id ?? 0
  const { mutate } = useSWRConfig()
  const { settings } = useShop()
  const openWindow = usePaymentWindow()
  const proof = useAccountProof()
  const { add, openDrawer } = useCartActions()
  const placedCalls = usePlacedCalls()
  const tellLeft = useTellLeft()
  const { prove } = proof
  const t = useT()
  const { toast } = useToaster()
  const navigate = useNavigate()
  const latest = useLatest({ mutate, settings, openWindow, prove, onPlaced, t, toast, navigate })

  const [{ machine, input }] = useState(() => {
    const what = `again ${id}`
    const placeOrder: CheckoutCalls['placeOrder'] = async ({ order, shown, payable }, key) => {
      const sending = tellLeft(
        sendAgain(
          browserClient,
          id,
          {
            method: order.payment_method,
            shown: shown?.address ? toWire(shown, shown.address) : undefined,
          },
          key,
        ),
      )
      const answer = await unlessLoggedOut(sending, user, key)
      const { order: made, order_payment_url: page, order_ids } = answer
      // A stock server answers with the old order: the new one is the newest.
      const ids = order_ids ?? (made.id === id ? null : [made.id])
      const isDue = (ids ? isPaidOnline(made) : isOnline(order)) && payable !== 0
      return { ids, payment: isDue ? { page: gatewayAddress(page) } : null }
    }
    const machine = connectCheckout({
      ...placedCalls,
      tellWaiting() {
        const { t, toast, navigate } = latest.current
        toast({
          title: t('Your order waits for its payment'),
          description: t('What you ordered is placed, and goes on its way when it is paid.'),
          action: { label: t('View orders'), onSelect: () => void navigate('/order-history') },
        })
      },
      compare: async () => undefined,
      placeOrder,
      findPlaced: (attempt) => findMade(user, attempt, latest.current.settings),
      async prove({ request, problem }) {
        if (!(await latest.current.prove(problem))) return null
        return { popup: isOnline(request.order) ? latest.current.openWindow() : null }
      },
      keepDraft: () => undefined,
      keepAttempt: (attempt) => storeAttempt(user, what, attempt),
      endAttempt: (attempt, made) => endAttempt(user, attempt, made),
      async rereadPlaced() {
        void forgetOrders(latest.current.mutate)
        latest.current.onPlaced()
      },
      rereadRefused: () => rereadAgain(latest.current.mutate, id),
    })
    const input = {
      draft: emptyDraft,
      readAttempt: (goods: readonly Goods[] | null) => readAttempt(user, what, goods),
      pending: null,
      // Paid in another way it is the same wish, and one order.
      newKey: () => readAttempt(user, what)?.key ?? newKey(),
      now: Date.now,
    }
    return { machine, input }
  })
  const actor = useActorRef(machine, { input })
  const state = useSelector(actor, (snapshot) => snapshot)
  useOrderNews(actor, user)
  const { placed } = state.children
  if (!placed) throw new Error('An order has a machine for what follows')

  const goods = [goodsOfOrder(old.products)]
  const order = ({ method, shown, newest }: Again) => {
    const wish = {
      shop_ids: [old.shop?.id ?? 0],
      address_id: old.address?.id ?? 0,
      payment_method: method,
    }
    actor.send({
      type: 'place',
      request: {
        order: wish,
        shown,
        goods,
        payable: shown && Number(shown.totals.payable_amount),
        // The server compares it, or nobody does: the old order's prices are not today's.
        isChecked: true,
        newest,
      },
      popup: isOnline(wish) ? openWindow() : null,
    })
  }

  const [isFilling, setFilling] = useState(false)
  const fillCart = async (wishes: readonly AddToCart[]) => {
    setFilling(true)
    for (const wish of wishes) await add(wish)
    setFilling(false)
    onPlaced()
    openDrawer()
  }

  const isUnclear = state.matches({ order: { filling: 'unclear' } })
  const hasFailed = isUnclear || state.matches({ order: { filling: 'refused' } })
  const { problem } = state.context
  return {
    placed,
    proofDialog: proof.dialog,
    goods,
    order,
    fillCart,
    isSending: isFilling || state.hasTag('busy') || state.hasTag('rereading'),
    problem: hasFailed && problem ? { problem, isUnclear } : null,
  }
}

export interface AgainActions {
  /** What is ordered again. */
  goods: readonly Goods[]
  order: (again: Again) => void
  fillCart: (wishes: readonly AddToCart[]) => Promise<void>
  isSending: boolean
  /** Why nothing was ordered, or nobody knows. */
  problem: { problem: Problem; isUnclear: boolean } | null
}
