import type { OrderDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { browserDoor } from '#app/data/browser-door.ts'
import { isOrders, orderResource, sendCancel } from '#app/data/orders.ts'

/** Cancels an order while it is Pending: shown at once, taken back when the server refuses. */
export function useCancelOrder(order: OrderDetails) {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const [isCancelling, setCancelling] = useState(false)

  const cancel = async () => {
    if (isCancelling) return
    setCancelling(true)
    const cancelled = { ...order, order_status: 'Cancelled' }
    try {
      await mutate<OrderDetails>(
        orderResource.key(order.id),
        async () => {
          const { order_status } = await sendCancel(browserDoor, order.id)
          return { ...order, order_status }
        },
        { optimisticData: cancelled, rollbackOnError: true, revalidate: true },
      )
      toast({ tone: 'success', title: t('The order is cancelled') })
      void mutate(isOrders)
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
