import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserDoor } from '#app/data/browser-door.ts'
import { isPaid, ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import type { GatewayWindow } from '#app/parts/payment/gateway-window.ts'
import { usePayment } from '#app/parts/payment/use-payment.ts'
import { dropPending, keepPending, type PendingPayment, pendingPayment } from './pending-payment.ts'

/** What was placed, and where it is paid. */
export interface Placed {
  shops: readonly number[]
  payment: string | null
  /** The window that was opened for the payment. */
  popup: GatewayWindow | null
}

/** All orders, first page: the newest ones are those that were just placed (decision 005). */
const newest: Parameters<typeof ordersResource.key> = ['', 1]

/** What follows an order that is placed: its payment where it is paid online, then the thanks. */
export function usePlaced() {
  const { mutate } = useSWRConfig()
  const [count, setCount] = useState(0)
  const [isThanked, setThanked] = useState(false)
  /** Of the order that is being paid: the window outlives a rendering. */
  const placed = useRef({ count: 0, address: null as string | null })

  const user = useSession().user?.id
  const [pending, setPending] = useState<PendingPayment | null>(null)
  useEffect(() => setPending(user === undefined ? null : pendingPayment(user)), [user])
  const endPayment = () => {
    dropPending()
    setPending(null)
  }

  const thank = () => {
    endPayment()
    void mutate(ordersResource.matches)
    setThanked(true)
  }
  const payment = usePayment({
    isPaid: async () => {
      const { orders } = await ordersResource.load(browserDoor, ...newest)
      const made = orders.slice(0, placed.current.count)
      // One that was cancelled before it was paid is not waited for.
      const kept = made.filter((order) => order.order_status !== 'Cancelled' || isPaid(order))
      return kept.length > 0 && kept.every(isPaid)
    },
    onPaid: thank,
  })
  const isCancelled = payment.phase.kind === 'cancelled'
  const { data } = useResource(ordersResource, isCancelled ? newest : null)

  return {
    /** How many orders were made: one a shop. */
    count,
    isThanked,
    setThanked,
    payment,
    /** What this tab went away to pay, a reload or a step back ago. */
    pending,
    /** It was paid meanwhile, or will not be. */
    endPending(isPaid: boolean) {
      if (isPaid && pending) {
        setCount(pending.count)
        thank()
      } else endPayment()
    },
    /** Those that wait for their payment. */
    unpaid: data?.orders.slice(0, count) ?? [],
    onPlaced({ shops, payment: address, popup }: Placed) {
      placed.current = { count: shops.length, address }
      setCount(shops.length)
      if (address) {
        if (user !== undefined) setPending(keepPending(user, shops.length))
        void payment.pay(popup, address)
      } else {
        popup?.close()
        thank()
      }
    },
    payAgain: () => void payment.pay(payment.begin(), placed.current.address),
  }
}

export type PlacedOrders = ReturnType<typeof usePlaced>
