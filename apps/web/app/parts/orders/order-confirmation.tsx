import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ChevronEndIcon, CircleCheckIcon } from '@shop/ui/icons'
import { SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { href } from 'react-router-dom'
import { ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { OrderStatusBadge } from './order-status.tsx'

export interface OrderConfirmationProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** How many orders were made: one a shop. */
  count: number
}

/**
 * The order-confirmation dialog. Placing says no order's id, so the newest ones are read back, one a
 * shop (decision 005).
 */
export function OrderConfirmation({ open, onOpenChange, count }: OrderConfirmationProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="md"
      title={
        <span className="flex items-center gap-3">
          <CircleCheckIcon aria-hidden="true" className="size-7 shrink-0 text-success" />
          {t('Thank you for your order')}
        </span>
      }
      description={
        count > 1
          ? t('We have passed it on to the {{count}} shops. Each of them sends its own parcel.', {
              count,
            })
          : t('We have passed it on to the shop. You can follow its way in your orders.')
      }
      footer={
        <>
          <Button variant="secondary" asChild>
            <Link to="/order-history">{t('View orders')}</Link>
          </Button>
          <Button asChild>
            <Link to="/">{t('Continue shopping')}</Link>
          </Button>
        </>
      }
    >
      <NewOrders count={count} />
    </Dialog>
  )
}

/** All orders, first page. */
const newest: Parameters<typeof ordersResource.key> = ['', 1]

function NewOrders({ count }: { count: number }) {
  const t = useT()
  const { token } = useSession()
  const { money } = useShop()
  const { data, error, mutate, isValidating } = useResource(ordersResource, token ? newest : null)
  if (!data && error) {
    return (
      <ErrorState
        layout="inline"
        title={t('Your order is placed, but it cannot be shown right now')}
        message={t(error.message)}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    )
  }
  if (!data) {
    return (
      <SkeletonRegion className="grid gap-3">
        {Array.from({ length: Math.min(count, 3) }, (_, row) => `row-${row}`).map((row) => (
          <SkeletonRow key={row} />
        ))}
      </SkeletonRegion>
    )
  }
  return (
    <ul className="divide-y divide-hairline rounded-tile border border-hairline">
      {data.orders.slice(0, count).map(({ id, order_code, amount, order_status }) => (
        <li key={id}>
          <Link
            to={href('/order-history/:id', { id: String(id) })}
            className="flex items-center gap-3 rounded-tile px-4 py-3.5 transition-colors hover:bg-tile"
          >
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <span className="min-w-0">
                <bdi className="block wrap-anywhere font-semibold">{order_code}</bdi>
                <bdi className="block text-ink-muted tabular-nums">{money(amount)}</bdi>
              </span>
              <OrderStatusBadge status={order_status} />
            </span>
            <ChevronEndIcon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
