import type { OrderDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { FileTextIcon, Undo2Icon } from '@shop/ui/icons'
import { TextLink } from '@shop/ui/text-link'
import { href } from 'react-router-dom'
import { returnsWithin } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { PayNow } from '#app/parts/orders/pay-now.tsx'
import { isPayable } from '#app/parts/orders/use-pay-order.ts'
import { gatewaysOf } from '#app/parts/payment/methods.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { OrderAgain } from './again/order-again.tsx'
import { CancelOrder } from './cancel-order.tsx'

/**
 * What can be done with it now (wire.md 8): paid while it waits for its payment, cancelled while
 * Pending, ordered again and sent back once Delivered, its invoice opened.
 */
export function OrderActions({ order }: { order: OrderDetails }) {
  const t = useT()
  const { settings } = useShop()
  const days = settings.return_order_within_days
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
      {order.order_status === 'Delivered' && days > 0 ? (
        <p className="flex basis-full items-center gap-2 text-sm">
          <Undo2Icon aria-hidden="true" className="size-4.5 shrink-0 text-ink-muted" />
          <TextLink asChild>
            <Link to="/page/return-and-refund-policy">{returnsWithin(t, days)}</Link>
          </TextLink>
        </p>
      ) : null}
    </div>
  )
}
