import type { OrderCounts } from '@shop/contract'
import { orderStatuses } from '@shop/contract/words'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { PackageIcon } from '@shop/ui/icons'
import { Skeleton } from '@shop/ui/skeleton'
import { ordersResource } from '#app/data/orders.ts'
import { Link } from '#app/lib/link.tsx'
import { useOwn } from '#app/parts/account/use-own.ts'
import { countOf, orderHistoryHref } from '#app/parts/orders/order-query.ts'
import { OrderRow, OrderRowSkeletons } from '#app/parts/orders/order-row.tsx'
import { statusText } from '#app/parts/orders/order-words.ts'
import { Section } from '#app/parts/tile/product-section.tsx'

const recent = 5

/** How many orders stand where, and the newest of them. */
export function RecentOrders() {
  const t = useT()
  const { data, error, isValidating, mutate } = useOwn(ordersResource, '', 1)
  if (data?.orders.length === 0) {
    return (
      <Section title={t('Recent orders')}>
        <EmptyState
          icon={<PackageIcon />}
          title={t('No orders yet')}
          titleAs="h3"
          hint={t('What you order is listed here, with everything that happens to it.')}
          action={
            <Button asChild>
              <Link to="/products">{t('Discover products')}</Link>
            </Button>
          }
          className="rounded-tile bg-tile [&>span]:bg-ground"
        />
      </Section>
    )
  }
  return (
    <Section title={t('Recent orders')} href={data ? '/order-history' : undefined}>
      {data ? (
        <>
          {data.status_wise_orders ? <Statuses counts={data.status_wise_orders} /> : null}
          <ul className="divide-y divide-hairline rounded-tile border border-hairline">
            {data.orders.slice(0, recent).map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </>
      ) : error ? (
        <ErrorState
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <>
          <Statuses />
          <OrderRowSkeletons />
        </>
      )}
    </Section>
  )
}

/** Orders by status, each a way to its list. */
function Statuses({ counts }: { counts?: OrderCounts }) {
  const t = useT()
  return (
    <ul
      aria-label={t('Order status')}
      className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2"
    >
      {orderStatuses.map((status) => (
        <li key={status}>
          <Link
            to={orderHistoryHref({ status, page: 1 })}
            prefetch="intent"
            className="flex h-full flex-col rounded-control border border-hairline px-3.5 py-2.5 transition-colors hover:bg-tile"
          >
            {counts ? (
              <span className="font-semibold text-lg tabular-nums">
                {countOf(counts, status) ?? '–'}
              </span>
            ) : (
              <Skeleton className="my-1 h-5 w-6" />
            )}
            <span className="wrap-anywhere text-ink-muted text-xs">{statusText(t, status)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
