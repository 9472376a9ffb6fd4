import { orderStatuses } from '@shop/contract/words'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { PackageIcon } from '@shop/ui/icons'
import { Pagination, pagesOf } from '@shop/ui/pagination'
import { TabLinks } from '@shop/ui/tab-links'
import { ordersPageSize, ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { useSearch } from '#app/lib/use-search.ts'
import { countOf, orderHistoryHref, readOrderQuery } from '#app/parts/orders/order-query.ts'
import { OrderRow, OrderRowSkeletons } from '#app/parts/orders/order-row.tsx'
import { statusText } from '#app/parts/orders/order-words.ts'

/** /order-history: status tabs with counts, 10 orders a page, both in the URL. */
export function OrderHistoryScreen() {
  const t = useT()
  const { token } = useSession()
  const search = useSearch()
  const { status, page } = readOrderQuery(search)
  const args: Parameters<typeof ordersResource.key> = [status, page]
  const { data, error, mutate, isValidating } = useResource(ordersResource, token ? args : null)
  // Counts are of all orders, whatever the tab: the last known ones stay while a tab loads.
  const counts = useResource(ordersResource, token ? all : null).data?.status_wise_orders
  const shown = data?.status_wise_orders ?? counts
  return (
    <>
      <h1 className="mb-5 font-semibold text-2xl tracking-tight sm:text-3xl">
        {t('Order History')}
      </h1>
      <TabLinks
        label={t('Order status')}
        items={['', ...orderStatuses].map((one) => ({
          href: orderHistoryHref({ status: one, page: 1 }),
          label: one ? statusText(t, one) : t('All'),
          count: (shown && countOf(shown, one)) ?? undefined,
          current: one === status,
        }))}
        className="mb-6"
      />
      {data ? (
        <Orders data={data} status={status} page={page} />
      ) : error ? (
        <ErrorState
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <OrderRowSkeletons />
      )}
    </>
  )
}

/** All orders, first page. */
const all: Parameters<typeof ordersResource.key> = ['', 1]

interface OrdersProps {
  data: Awaited<ReturnType<typeof ordersResource.load>>
  status: string
  page: number
}

function Orders({ data, status, page }: OrdersProps) {
  const t = useT()
  if (data.orders.length === 0) {
    return (
      <EmptyState
        icon={<PackageIcon />}
        titleAs="h2"
        title={status ? t('No orders with this status') : t('No orders yet')}
        hint={
          status
            ? t('Orders move from tab to tab on their way to you.')
            : t('What you order is listed here, with everything that happens to it.')
        }
        action={
          status ? (
            <Button variant="outline" asChild>
              <Link to={orderHistoryHref({ status: '', page: 1 })}>{t('Show all orders')}</Link>
            </Button>
          ) : (
            <Button asChild>
              <Link to="/products">{t('Discover products')}</Link>
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <ul className="divide-y divide-hairline rounded-tile border border-hairline">
        {data.orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pagesOf({ total: data.total, page, here: data.orders.length, size: ordersPageSize })}
        hrefFor={(target) => orderHistoryHref({ status, page: target })}
        className="mt-8"
      />
    </>
  )
}
