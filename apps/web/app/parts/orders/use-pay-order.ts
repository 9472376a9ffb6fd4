import type { Order } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserDoor } from '#app/data/browser-door.ts'
import { askPayment, isPaid, orderResource, ordersResource } from '#app/data/orders.ts'
import { usePayment } from '#app/parts/payment/use-payment.ts'

/** Which orders can be paid now (wire.md 8). */
export const isPayable = (
  order: Pick<Order, 'payment_status' | 'payment_method' | 'order_status'>,
): boolean =>
  order.payment_status === 'Pending' &&
  order.payment_method === 'Online Payment' &&
  order.order_status !== 'Cancelled'

/** Pays an order that was placed earlier. */
export function usePayOrder({ id }: Pick<Order, 'id'>) {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const [isAsking, setAsking] = useState(false)
  const refresh = () => {
    void mutate(ordersResource.matches)
    void mutate(orderResource.key(id))
  }
  const payment = usePayment({
    isPaid: async () => isPaid(await orderResource.load(browserDoor, id)),
    onPaid() {
      toast({ tone: 'success', title: t('Payment received') })
      refresh()
    },
  })

  const pay = async (method: string) => {
    if (isAsking) return
    const popup = payment.begin()
    setAsking(true)
    try {
      const address = await askPayment(browserDoor, id, method)
      payment.dismiss()
      void payment.pay(popup, address)
    } catch (error) {
      popup?.close()
      toast({
        tone: 'error',
        title: error instanceof Error ? t(error.message) : t('Something went wrong'),
      })
      // It may be paid, or cancelled, by now.
      refresh()
    }
    setAsking(false)
  }
  return { payment, pay, isAsking }
}
