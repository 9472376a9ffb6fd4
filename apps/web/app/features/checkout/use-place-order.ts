import type { PlaceOrder } from '@shop/contract'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { ApiError } from '#app/data/api-error.ts'
import { browserDoor } from '#app/data/browser-door.ts'
import { isOrders, sendOrder } from '#app/data/orders.ts'
import { useCart } from '#app/features/cart/index.ts'
import type { GatewayWindow } from '#app/features/payment/index.ts'
import { placeOnce } from './place-order.ts'

export type PlacingProblem = { kind: 'refused' | 'unclear'; error: ApiError; turn: number }

/** What was placed, and where it is paid. */
export interface Placed {
  shops: readonly number[]
  payment: string | null
  /** The window that was opened for the payment. */
  popup: GatewayWindow | null
}

/**
 * Places the order once however often it is pressed; tells how it went.
 * @param prove lets the shopper do away with the reason of a refusal; then it goes on by itself
 */
export function usePlaceOrder(
  onPlaced: (placed: Placed) => void,
  prove: (refused: ApiError) => Promise<boolean>,
) {
  const { refresh, isBuyNow } = useCart()
  const { mutate } = useSWRConfig()
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<PlacingProblem | null>(null)
  const isRunning = useRef(false)
  const turn = useRef(0)

  /** `openWindow` is asked within a press or a typed code; the window goes when nothing was placed. */
  const place = async (order: PlaceOrder, openWindow: () => GatewayWindow | null) => {
    if (isRunning.current) return
    isRunning.current = true
    setPlacing(true)
    setProblem(null)
    let popup = openWindow()
    const send = () =>
      placeOnce(isBuyNow ? { ...order, is_buy_now: true } : order, {
        send: (what, key) => sendOrder(browserDoor, what, key),
        readCart: refresh,
      })
    let result = await send()
    if (result.kind === 'refused') {
      // It would stand before what the shopper is asked.
      popup?.close()
      if (await prove(result.error)) {
        popup = openWindow()
        result = await send()
      }
    }
    if (result.kind === 'placed') {
      await mutate(isOrders, undefined, { revalidate: false })
      onPlaced({ shops: result.shops, payment: result.payment, popup })
      void refresh()
    } else {
      popup?.close()
      turn.current += 1
      setProblem({ ...result, turn: turn.current })
      // What the shop refuses may have another price or stock by now.
      if (result.kind === 'refused') void refresh()
    }
    isRunning.current = false
    setPlacing(false)
  }

  return { place, isPlacing, problem, forgive: () => setProblem(null) }
}
