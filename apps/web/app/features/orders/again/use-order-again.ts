import type { AddToCart, OrderDetails } from '@shop/contract'
import { useRef, useState } from 'react'
import { ApiError } from '#app/data/api-error.ts'
import { browserDoor } from '#app/data/browser-door.ts'
import { sendAgain } from '#app/data/orders.ts'
import { useCartActions } from '#app/features/cart/index.ts'
import { usePlaced } from '#app/features/checkout/use-placed.ts'

/** Sends it: all of it as an order, or what there is into the cart. */
export function useOrderAgain({ id }: Pick<OrderDetails, 'id'>, onDone: () => void) {
  const placed = usePlaced()
  const { add, openDrawer } = useCartActions()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** One key until the server has answered: a retry makes no second order. */
  const attempt = useRef<string | null>(null)

  const order = async (method: string) => {
    const popup = method === 'cash' ? null : placed.payment.begin()
    setSending(true)
    setProblem(null)
    attempt.current ??= crypto.randomUUID()
    try {
      const answer = await sendAgain(browserDoor, id, method, attempt.current)
      attempt.current = null
      onDone()
      placed.onPlaced({ shops: [id], payment: answer.order_payment_url, popup })
    } catch (error) {
      popup?.close()
      const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
      if (isRefused) attempt.current = null
      setProblem(error instanceof Error ? error.message : 'Something went wrong')
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

  return { placed, order, fillCart, isSending, problem }
}

export type AgainActions = Pick<
  ReturnType<typeof useOrderAgain>,
  'order' | 'fillCart' | 'isSending' | 'problem'
>
