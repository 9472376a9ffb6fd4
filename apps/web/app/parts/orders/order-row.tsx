import type { Order } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { ChevronEndIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { href } from 'react-router-dom'
import { itemCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { placedAt } from '#app/lib/order-date.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { OrderStatusBadge } from './order-status.tsx'
import { isRefund, methodText, paymentText } from './order-words.ts'
import { PayNow } from './pay-now.tsx'
import { isPayable } from './use-pay-order.ts'

/** One order in a list: code, when, amount, payment, status. The whole row leads to it. */
export function OrderRow({ order }: { order: Order }) {
  const t = useT()
  const { money, language } = useShop()
  return (
    <li>
      <Link
        to={href('/order-history/:id', { id: String(order.id) })}
        prefetch="intent"
        className="group grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 rounded-tile px-4 py-4 transition-colors hover:bg-tile sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem_8rem_auto] sm:px-5"
      >
        <span className="min-w-0 wrap-break-word">
          <span className="block truncate font-semibold">
            <bdi>{order.order_code}</bdi>
          </span>
          <span className="block text-ink-muted text-sm">{placedAt(order, language.name)}</span>
          {isRefund(order.payment_status) ? (
            <span className="block text-ink-soft text-sm sm:hidden">{paymentText(t, order)}</span>
          ) : null}
        </span>
        <span className="hidden min-w-0 wrap-break-word text-sm sm:block">
          <span className="block text-ink-soft">{methodText(t, order.payment_method)}</span>
          <span className="block text-ink-muted">{paymentText(t, order)}</span>
        </span>
        <span className="col-span-2 flex items-baseline justify-between gap-4 sm:col-span-1 sm:block sm:text-end">
          <span className="block font-semibold tabular-nums">
            <bdi>{money(order.amount)}</bdi>
          </span>
          {order.quantity === null ? null : (
            <span className="block text-ink-muted text-sm">{itemCount(t, order.quantity)}</span>
          )}
        </span>
        <span className="max-w-full justify-self-end max-sm:col-start-2 max-sm:row-start-1 max-sm:max-w-36">
          <OrderStatusBadge status={order.order_status} />
        </span>
        <ChevronEndIcon
          aria-hidden="true"
          className="size-5 justify-self-end text-ink-faint max-sm:hidden transition-colors group-hover:text-ink"
        />
      </Link>
      {isPayable(order) ? (
        <div className="flex justify-end px-4 pb-4 sm:px-5">
          <PayNow order={order} size="sm" />
        </div>
      ) : null}
    </li>
  )
}

const rows = ['one', 'two', 'three', 'four', 'five']

/** The list on its way. */
export function OrderRowSkeletons() {
  return (
    <SkeletonRegion className="divide-y divide-hairline rounded-tile border border-hairline">
      {rows.map((row) => (
        <div key={row} className="flex items-center justify-between gap-4 px-4 py-4.5 sm:px-5">
          <div className="grid gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-4 w-40" />
          </div>
          <Skeleton className="h-6 w-20" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
