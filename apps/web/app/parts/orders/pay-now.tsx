import type { Order } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { Suspense, useState } from 'react'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { gatewaysOf } from '#app/parts/payment/methods.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { isPayable, usePayOrder } from './use-pay-order.ts'

const PaymentDialogs = lazyPart(async () => ({
  default: (await import('#app/parts/payment/payment-dialogs.tsx')).PaymentDialogs,
}))
const PayDialog = lazyPart(async () => ({ default: (await import('./pay-dialog.tsx')).PayDialog }))

export interface PayNowProps {
  order: Pick<Order, 'id' | 'order_code' | 'payment_status' | 'payment_method' | 'order_status'> & {
    amount: number | null
  }
  size?: 'sm' | 'md'
}

/** 'Pay now' for an order that waits for its payment; with several gateways one is chosen first. */
export function PayNow({ order, size = 'md' }: PayNowProps) {
  const t = useT()
  const { settings } = useShop()
  const { payment, pay, isAsking } = usePayOrder(order)
  const [method, setMethod] = useState<string | null>(null)
  const [dialog, setDialog] = useState({ isOpen: false, wasOpened: false })
  const gateways = gatewaysOf(settings)
  const [only] = gateways
  if (!only) return null
  const press = () => {
    if (gateways.length > 1) setDialog({ isOpen: true, wasOpened: true })
    else void pay(only.name)
  }
  const choose = (name: string) => {
    setMethod(name)
    setDialog({ isOpen: false, wasOpened: true })
    void pay(name)
  }
  return (
    <>
      {isPayable(order) ? (
        <Button size={size} loading={isAsking} onClick={press}>
          {t('Pay now')}
          <span className="sr-only">
            {' '}
            <bdi>{order.order_code}</bdi>
          </span>
        </Button>
      ) : null}
      {dialog.wasOpened ? (
        <Suspense>
          <PayDialog
            open={dialog.isOpen}
            onOpenChange={(isOpen) => setDialog({ isOpen, wasOpened: true })}
            order={order}
            methods={gateways}
            onPay={choose}
          />
        </Suspense>
      ) : null}
      {payment ? (
        <Suspense>
          <PaymentDialogs
            payment={payment}
            orders={[order]}
            isPaying={isAsking}
            onPayAgain={() => void pay(method ?? only.name)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
