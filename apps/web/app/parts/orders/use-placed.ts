import type { Made, PlacedCalls } from '@shop/flows/checkout'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserClient } from '#app/data/browser-client.ts'
import { isPaid, newestOrders, ordersOf, ordersResource, rereadOrders } from '#app/data/orders.ts'
import { useSession } from '#app/data/session-store.ts'
import { useLatest } from '#app/lib/use-latest.ts'
import { usePaymentCalls } from '#app/parts/payment/use-payment-calls.ts'
import { dropPending, keepPending } from './pending-payment.ts'

/** Whether the orders are paid that were just placed. */
async function arePaid(made: Made) {
  const { orders } = await ordersResource.load(browserClient, ...newestOrders)
  // One that was cancelled before it was paid is not waited for.
  const due = ordersOf(orders, made).filter(
    (order) => order.order_status !== 'Cancelled' || isPaid(order),
  )
  return due.length > 0 && due.every(isPaid)
}

/** What follows a placed order, as this page does it: one object for as long as the component lives. */
export function usePlacedCalls(): Omit<PlacedCalls, 'tellWaiting'> {
  const { mutate } = useSWRConfig()
  const user = useSession().user?.id
  const latest = useLatest({ mutate, user })
  const payment = usePaymentCalls(arePaid)
  const [calls] = useState<Omit<PlacedCalls, 'tellWaiting'>>(() => ({
    ...payment,
    keepPending(pending) {
      if (!pending) dropPending()
      else if (latest.current.user !== undefined) keepPending(latest.current.user, pending)
    },
    tellOrders: () => void rereadOrders(latest.current.mutate),
  }))
  return calls
}
