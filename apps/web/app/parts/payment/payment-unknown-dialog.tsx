import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { OrderCodes, type OrderName, ViewOrders } from './order-codes.tsx'

export interface PaymentUnknownDialogProps
  extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>> {
  /** As far as they are known: nobody answers. */
  orders: readonly OrderName[]
  /** It is being asked for once more. */
  isLooking?: boolean
  onLook: () => void
}

/** The gateway's window is closed, and the shop does not say whether anything was paid: not the moment to pay again. */
export function PaymentUnknownDialog({
  open,
  onOpenChange,
  orders,
  isLooking = false,
  onLook,
}: PaymentUnknownDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={t('The shop has not answered')}
      description={t(
        'It is not known whether your payment has arrived. Look before you pay again.',
      )}
      footer={
        <>
          <ViewOrders orders={orders} />
          <Button loading={isLooking} onClick={onLook}>
            {t('Look again')}
          </Button>
        </>
      }
    >
      <OrderCodes orders={orders} status={t('Not known')} />
    </Dialog>
  )
}
