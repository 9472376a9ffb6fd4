import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { OrderCodes, type OrderName, ViewOrders } from './order-codes.tsx'

export interface PaymentCancelDialogProps
  extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>> {
  /** Orders that wait for their payment, one a shop. */
  orders: readonly OrderName[]
  /** What the gateway said, where it said something. */
  reason?: string | null
  /** The way back to the gateway is being asked for. */
  isPaying?: boolean
  onPayAgain: () => void
}

/**
 * The payment-cancel dialog (specification.md section 2): nothing is lost, and it can be paid
 * again.
 */
export function PaymentCancelDialog({
  open,
  onOpenChange,
  orders,
  reason,
  isPaying = false,
  onPayAgain,
}: PaymentCancelDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={reason ? t('The payment did not go through') : t('The payment was cancelled')}
      description={
        orders.length > 1
          ? t('No payment has arrived. Your orders are kept and wait for it.')
          : t('No payment has arrived. Your order is kept and waits for it.')
      }
      footer={
        <>
          <ViewOrders orders={orders} />
          <Button loading={isPaying} onClick={onPayAgain}>
            {t('Pay again')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {reason ? (
          <Banner tone="danger">
            <bdi>{reason}</bdi>
          </Banner>
        ) : null}
        <OrderCodes orders={orders} status={t('Not paid yet')} />
      </div>
    </Dialog>
  )
}
