import type { OrderDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserClient } from '#app/data/browser-client.ts'
import { orderResource, ordersResource, sendCancel } from '#app/data/orders.ts'
import { useRefundText } from '#app/parts/orders/use-refund-text.ts'

/** Cancels an order while it is Pending: shown at once, taken back when the server refuses. */
export function useCancelOrder(order: OrderDetails) {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const refundText = useRefundText()
  const [isCancelling, setCancelling] = useState(false)

  const cancel = async () => {
    if (isCancelling) return
    setCancelling(true)
    const cancelled = {
      ...order,
      order_status: 'Cancelled',
      payment_status: order.refund_amount === null ? order.payment_status : 'Refund Due',
    }
    try {
      const now = await mutate<OrderDetails>(
        orderResource.key(order.id),
        async () => {
          const { amount, ...standing } = await sendCancel(browserClient, order.id)
          const { order_status, payment_status, payment_method } = standing
          // It may have been paid meanwhile.
          const refund_amount = payment_status === 'Refund Due' ? amount : order.refund_amount
          return { ...order, order_status, payment_status, payment_method, refund_amount }
        },
        { optimisticData: cancelled, rollbackOnError: true, revalidate: true },
      )
      const refund = now && refundText(now)
      toast({
        tone: 'success',
        title: t('The order is cancelled'),
        ...(refund ? { description: refund } : {}),
      })
      void mutate(ordersResource.matches)
    } catch (error) {
      toast({
        tone: 'error',
        title: error instanceof Error ? t(error.message) : t('Something went wrong'),
      })
      // It may have left Pending meanwhile.
      void mutate(orderResource.key(order.id))
    } finally {
      setCancelling(false)
    }
  }
  return { cancel, isCancelling }
}
