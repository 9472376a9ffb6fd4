import type { Address, PlaceOrder } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { addressesResource } from '#app/data/account.ts'
import type { ApiError } from '#app/data/api-error.ts'
import { browserDoor } from '#app/data/browser-door.ts'
import { ordersResource, sendOrder } from '#app/data/orders.ts'
import { useSession } from '#app/data/session-store.ts'
import { type Shown, toWire } from '#app/parts/orders/shown-order.ts'
import type { Placed } from '#app/parts/orders/use-placed.ts'
import type { GatewayWindow } from '#app/parts/payment/gateway-window.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { isStillShown } from './is-still-shown.ts'
import { placeOnce } from './place-order.ts'

/** Why nothing was placed, or nobody knows. */
export interface PlacingProblem {
  kind: 'refused' | 'unclear'
  error: ApiError
  turn: number
  /** What stood on the page when the button was pressed. */
  shown: Shown
}

/** An order, and the page that it was read from. */
export interface Wanted {
  order: PlaceOrder
  shown: Shown
  address: Address
  /** The server compares the two itself. */
  isChecked: boolean
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
  const user = useSession().user?.id ?? 0
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const [isPlacing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<PlacingProblem | null>(null)
  const isRunning = useRef(false)
  const turn = useRef(0)

  /** `openWindow` is asked within a press or a typed code; the window goes when nothing was placed. */
  const place = async (
    { order, shown, address, isChecked }: Wanted,
    openWindow: () => GatewayWindow | null,
  ) => {
    if (isRunning.current) return
    isRunning.current = true
    setPlacing(true)
    setProblem(null)
    let popup = openWindow()
    const whole = {
      ...order,
      ...(isBuyNow ? { is_buy_now: true } : {}),
      ...(isChecked ? { shown: toWire(shown, address) } : {}),
    }
    const send = () =>
      placeOnce(whole, {
        send: (what, key) => sendOrder(browserDoor, what, key),
        readCart: refresh,
        ...(isChecked ? {} : { isStill: () => isStillShown(whole, shown, user) }),
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
      await mutate(ordersResource.matches, undefined, { revalidate: false })
      onPlaced({ shops: result.shops, payment: result.payment, popup })
      void refresh()
    } else {
      popup?.close()
      turn.current += 1
      setProblem({ ...result, turn: turn.current, shown })
      // What the shop refuses may have another price, stock or address by now.
      if (result.kind === 'refused') {
        void mutate(addressesResource.key())
        const cart = await refresh()
        // The page that would say so goes with the last line.
        if (cart?.total === 0)
          toast({ id: 'order-refused', tone: 'error', title: t(result.error.message) })
      }
    }
    isRunning.current = false
    setPlacing(false)
  }

  return { place, isPlacing, problem, forgive: () => setProblem(null) }
}
