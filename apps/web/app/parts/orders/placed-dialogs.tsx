import { lazy, Suspense, useEffect } from 'react'
import type { PlacedOrders } from './use-placed.ts'

const loadConfirmation = () => import('./order-confirmation.tsx')
const OrderConfirmation = lazy(async () => ({
  default: (await loadConfirmation()).OrderConfirmation,
}))
const loadPayment = () => import('#app/parts/payment/payment-dialogs.tsx')
const PaymentDialogs = lazy(async () => ({ default: (await loadPayment()).PaymentDialogs }))

/** What comes up after an order is placed: its payment, then the thanks. */
export function PlacedDialogs({ placed }: { placed: PlacedOrders }) {
  const { count, isThanked, setThanked, payment, unpaid, payAgain } = placed
  useEffect(() => {
    for (const load of [loadConfirmation, loadPayment]) load().catch(() => undefined)
  }, [])
  if (count === 0) return null
  return (
    <Suspense>
      <OrderConfirmation open={isThanked} onOpenChange={setThanked} count={count} />
      <PaymentDialogs payment={payment} orders={unpaid} onPayAgain={payAgain} />
    </Suspense>
  )
}
