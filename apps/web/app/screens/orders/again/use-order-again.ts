import type { AddToCart, OrderDetails, ShownOrder } from '@shop/contract'
import { lostOrders } from '@shop/flows/checkout'
import { newKey } from '@shop/ui/new-key'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError, phrase } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { rereadAgain } from '#app/data/order-again.ts'
import { newestOrders, ordersResource, sendAgain } from '#app/data/orders.ts'
import { placedBy } from '#app/parts/orders/placed-by.ts'
import { usePlaced } from '#app/parts/orders/use-placed.ts'
import { paymentOf } from '#app/parts/payment/gateway-window.ts'
import { isOnline } from '#app/parts/payment/methods.ts'
import { usePaymentWindow } from '#app/parts/payment/use-payment-calls.ts'
import { useAccountProof } from '#app/parts/session/use-account-proof.tsx'
import { useCartActions } from '#app/state/cart/cart-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

interface AgainProblem {
  message: string
  /** It may have been ordered, and the server would order it twice. */
  isUnclear: boolean
}

/** What is said of a failure. After one only a server that knows keys may be asked again. */
const problemOf = (error: unknown, isRepeatable: boolean): AgainProblem =>
  error instanceof ApiError
    ? { message: error.message, isUnclear: !isRefusal(error) && !isRepeatable }
    : { message: phrase('Something went wrong'), isUnclear: false }

/** Sends it: all of it as an order, or what there is into the cart. */
export function useOrderAgain({ id }: Pick<OrderDetails, 'id'>, onDone: () => void) {
  const placed = usePlaced()
  const openPayment = usePaymentWindow()
  const proof = useAccountProof()
  const { add, openDrawer } = useCartActions()
  const { mutate } = useSWRConfig()
  const { settings } = useShop()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<AgainProblem | null>(null)
  const isRepeatable = settings.capabilities.includes('idempotency_keys')
  /** One key until the server has answered: a retry makes no second order. */
  const attempt = useRef<{ key: string; at: number } | null>(null)

  /** What a try has made whose answer was lost; a server that knows keys tells by itself. */
  const findPlaced = async () => {
    if (!attempt.current || isRepeatable) return null
    const { orders } = await ordersResource.load(browserClient, ...newestOrders)
    return placedBy({ newest: null, at: attempt.current.at, payable: null }, orders, true)
  }

  const send = async (what: Parameters<typeof sendAgain>[2]) => {
    attempt.current ??= { key: newKey(), at: Date.now() }
    try {
      const answer = await sendAgain(browserClient, id, what, attempt.current.key)
      attempt.current = null
      return answer
    } catch (error) {
      if (isRefusal(error)) attempt.current = null
      throw error
    }
  }

  /** `shown` is what the dialog shows, for a server that compares it. */
  const order = async (method: string, shown?: ShownOrder) => {
    const openWindow = () => (isOnline({ payment_method: method }) ? openPayment() : null)
    let popup = openWindow()
    setSending(true)
    setProblem(null)
    try {
      const made = await findPlaced()
      if (made) {
        attempt.current = null
        onDone()
        placed.send({ type: 'placed', orders: { ...lostOrders(method, made), popup } })
        return setSending(false)
      }
      const answer = await send({ method, shown }).catch(async (error: unknown) => {
        if (!isRefusal(error)) throw error
        // It would stand before what the shopper is asked.
        popup?.close()
        if (!(await proof.prove(error))) throw error
        popup = openWindow()
        return send({ method, shown })
      })
      onDone()
      const payment = answer.order_payment_url
      placed.send({
        type: 'placed',
        orders: {
          made: { count: 1, ids: [answer.order.id] },
          payment: paymentOf(
            { payment_method: method },
            shown && Number(shown.totals.payable_amount),
            payment,
          ),
          popup,
        },
      })
    } catch (error) {
      popup?.close()
      void rereadAgain(mutate, id)
      setProblem(problemOf(error, isRepeatable))
    }
    setSending(false)
  }

  const fillCart = async (wishes: readonly AddToCart[]) => {
    setSending(true)
    for (const wish of wishes) await add(wish)
    setSending(false)
    onDone()
    openDrawer()
  }

  return { placed, proofDialog: proof.dialog, order, fillCart, isSending, problem }
}

export type AgainActions = Pick<
  ReturnType<typeof useOrderAgain>,
  'order' | 'fillCart' | 'isSending' | 'problem'
>
