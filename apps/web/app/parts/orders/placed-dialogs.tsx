import type { Made, PaymentRef, PlacedRef } from '@shop/flows/checkout'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useState } from 'react'
import { newestOrders, ordersOf, ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { usePaymentWindow } from '#app/parts/payment/use-payment-calls.ts'

const loadConfirmation = () => import('./order-confirmation.tsx')
const OrderConfirmation = lazyPart(async () => ({
  default: (await loadConfirmation()).OrderConfirmation,
}))
const loadPayment = () => import('#app/parts/payment/payment-dialogs.tsx')
const PaymentDialogs = lazyPart(async () => ({ default: (await loadPayment()).PaymentDialogs }))

export interface PlacedDialogsProps {
  placed: PlacedRef
  /** Whether Back, after the thanks, leads to before the screen that it was ordered on. */
  replace?: boolean
}

/** What comes up after an order is placed: its payment, then the thanks. */
export function PlacedDialogs({ placed, replace = false }: PlacedDialogsProps) {
  const state = useSelector(placed, (snapshot) => snapshot)
  const { made } = state.context
  const { payment } = state.children
  // One that is over goes out as it was.
  const [shown, setShown] = useState(payment)
  if (payment && payment !== shown) setShown(payment)
  useEffect(() => {
    for (const load of [loadConfirmation, loadPayment]) load().catch(() => undefined)
  }, [])
  if (!made) return null
  return (
    <Suspense>
      <OrderConfirmation
        open={state.matches('thanked')}
        onClose={() => placed.send({ type: 'thanks.closed' })}
        made={made}
        replace={replace}
      />
      {shown ? <Payment payment={shown} made={made} /> : null}
    </Suspense>
  )
}

function Payment({ payment, made }: { payment: PaymentRef; made: Made }) {
  const openWindow = usePaymentWindow()
  const isOver = useSelector(
    payment,
    (state) => state.matches('cancelled') || state.matches('unknown'),
  )
  const { data } = useResource(ordersResource, isOver ? newestOrders : null)
  return (
    <PaymentDialogs
      payment={payment}
      orders={data ? ordersOf(data.orders, made) : []}
      onPayAgain={() => payment.send({ type: 'again', popup: openWindow() })}
    />
  )
}
