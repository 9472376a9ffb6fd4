import type { Order } from '@shop/contract'
import { connectPayment, type PaymentRef } from '@shop/flows/checkout'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { createActor, toPromise } from 'xstate'
import { browserClient } from '#app/data/browser-client.ts'
import { askPayment, isPaid, isPaidOnline, orderResource, rereadOrder } from '#app/data/orders.ts'
import { gatewayAddress } from '#app/parts/payment/gateway-window.ts'
import { usePaymentCalls, usePaymentWindow } from '#app/parts/payment/use-payment-calls.ts'
import { useTellAccountFailure } from '#app/state/session/use-tell-account-failure.ts'

/** Which orders can be paid now (wire.md 8). */
export const isPayable = (
  order: Pick<Order, 'payment_status' | 'payment_method' | 'order_status'>,
): boolean =>
  order.payment_status === 'Pending' && isPaidOnline(order) && order.order_status !== 'Cancelled'

/** Pays an order that was placed earlier. */
export function usePayOrder({ id }: Pick<Order, 'id'>) {
  const t = useT()
  const { toast } = useToaster()
  const tellFailure = useTellAccountFailure()
  const { mutate } = useSWRConfig()
  const openWindow = usePaymentWindow()
  const calls = usePaymentCalls(async () => isPaid(await orderResource.load(browserClient, id)))
  const [isAsking, setAsking] = useState(false)
  /** The last one: its dialogs go out as they are. */
  const [payment, setPayment] = useState<PaymentRef | null>(null)
  const refresh = () => void rereadOrder(mutate, id)

  const follow = async (next: PaymentRef) => {
    const end = toPromise(next)
    next.start()
    setPayment(next)
    if (!(await end).isPaid) return
    toast({ tone: 'success', title: t('Payment received') })
    refresh()
  }

  const pay = async (method: string) => {
    if (isAsking) return
    const popup = openWindow()
    setAsking(true)
    try {
      const page = gatewayAddress(await askPayment(browserClient, id, method))
      payment?.send({ type: 'dismiss' })
      const made = { count: 1, ids: [id] }
      void follow(createActor(connectPayment(calls), { input: { page, popup, made } }))
    } catch (error) {
      popup?.close()
      tellFailure(error)
      // It may be paid, or cancelled, by now: nor may a dialog go on saying that nothing has arrived.
      payment?.send({ type: 'look' })
      refresh()
    }
    setAsking(false)
  }
  return { payment, pay, isAsking }
}
