import type { OrderDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { cancelOrder } from '#app/data/cancel-order.ts'
import { useRefundText } from '#app/parts/orders/use-refund-text.ts'
import { useTellAccountFailure } from '#app/state/session/use-tell-account-failure.ts'

/** Cancels an order, and says what came of it. */
export function useCancelOrder(order: OrderDetails) {
  const t = useT()
  const { toast } = useToaster()
  const tellFailure = useTellAccountFailure()
  const { mutate } = useSWRConfig()
  const refundText = useRefundText()
  const [isCancelling, setCancelling] = useState(false)

  const cancel = async () => {
    if (isCancelling) return
    setCancelling(true)
    try {
      const now = await cancelOrder(mutate, order)
      const refund = now && refundText(now)
      toast({
        tone: 'success',
        title: t('The order is cancelled'),
        ...(refund ? { description: refund } : {}),
      })
    } catch (error) {
      tellFailure(error)
    } finally {
      setCancelling(false)
    }
  }
  return { cancel, isCancelling }
}
