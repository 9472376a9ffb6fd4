import { Banner } from '@shop/ui/banner'
import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { href } from 'react-router-dom'
import { Link } from '#app/lib/link.tsx'

export interface PaymentCancelDialogProps
  extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>> {
  /** Orders that wait for their payment, one a shop. */
  orders: ReadonlyArray<{ id: number; order_code: string }>
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
  const [order] = orders
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={reason ? t('The payment did not go through') : t('The payment was cancelled')}
      description={t('No payment has arrived. Your order is kept and waits for it.')}
      footer={
        <>
          <Button variant="secondary" asChild>
            {order && orders.length === 1 ? (
              <Link to={href('/order-history/:id', { id: String(order.id) })}>
                {t('View order')}
              </Link>
            ) : (
              <Link to="/order-history">{t('View orders')}</Link>
            )}
          </Button>
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
        <ul className="divide-y divide-hairline rounded-tile bg-tile px-4">
          {orders.map(({ id, order_code }) => (
            <li key={id} className="flex items-center justify-between gap-4 py-3">
              <bdi className="min-w-0 truncate font-semibold">{order_code}</bdi>
              <span className="text-warning">{t('Not paid yet')}</span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
