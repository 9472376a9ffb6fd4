import type { OrderDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { FileTextIcon } from '@shop/ui/icons'
import { href } from 'react-router-dom'
import { Link } from '#app/lib/link.tsx'
import { PayNow } from '#app/parts/orders/pay-now.tsx'
import { isPayable } from '#app/parts/orders/use-pay-order.ts'
import { gatewaysOf } from '#app/parts/payment/methods.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { OrderAgain } from './again/order-again.tsx'
import { CancelOrder } from './cancel-order.tsx'

/**
 * What can be done with it now (wire.md 8): paid while it waits for its payment, cancelled while
 * Pending, ordered again once Delivered, its invoice opened.
 */
export function OrderActions({ order }: { order: OrderDetails }) {
  const t = useT()
  const { settings } = useShop()
  const hasNoWay = isPayable(order) && gatewaysOf(settings).length === 0
  return (
    <div className="flex flex-wrap gap-3 *:grow print:hidden">
      {hasNoWay ? (
        <p className="basis-full text-ink-muted text-sm">
          {t('It cannot be paid online right now. Ask us how you can pay.')}
        </p>
      ) : null}
      <PayNow order={{ ...order, amount: order.payable_amount }} />
      <OrderAgain order={order} />
      <Button variant="outline" asChild>
        <Link to={href('/order-history/:id/invoice', { id: String(order.id) })}>
          <FileTextIcon aria-hidden="true" className="size-4" />
          {t('Invoice')}
        </Link>
      </Button>
      <CancelOrder order={order} />
    </div>
  )
}
