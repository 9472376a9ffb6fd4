import type { PaymentCalls } from '@shop/flows/checkout'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useState } from 'react'
import { useLatest } from '#app/lib/use-latest.ts'
import { openGatewayWindow } from './gateway-window.ts'
import { watchPayment } from './watch-payment.ts'

/** Opens the window of a payment; in answer to a press, or the browser refuses. */
export function usePaymentWindow() {
  const t = useT()
  return () => openGatewayWindow(t('The payment page is on its way…'))
}

/**
 * What a payment needs of this page: one object for as long as the component lives.
 *
 * @param readBack whether the orders are paid
 */
export function usePaymentCalls(readBack: PaymentCalls['readBack']): PaymentCalls {
  const t = useT()
  const { toast } = useToaster()
  const latest = useLatest({
    readBack,
    tellUnopened: () =>
      void toast({ tone: 'error', title: t('The payment page could not be opened.') }),
  })
  const [calls] = useState<PaymentCalls>(() => ({
    watch: (popup, made, tell) => watchPayment(popup, () => latest.current.readBack(made), tell),
    readBack: (made) => latest.current.readBack(made),
    leave: (page) => location.assign(page),
    tellUnopened: () => latest.current.tellUnopened(),
  }))
  return calls
}
