import type { Order, OrderDetails, OrderProduct } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { ChevronEndIcon, StoreIcon, TruckIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { Skeleton } from '@shop/ui/skeleton'
import { href } from 'react-router-dom'
import { orderResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { dateTag } from '#app/lib/i18n/dates.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { Link } from '#app/lib/link.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { arrivalOf } from './arrival.ts'
import { OrderStatusBadge } from './order-status.tsx'

export const orderPath = (id: number) => href('/order-history/:id', { id: String(id) })

interface PlacedOrderProps {
  order: Order
  /** With what is in it. */
  isWhole: boolean
}

/** An order that was just made: its code and sum, and what comes when. */
export function PlacedOrder({ order, isWhole }: PlacedOrderProps) {
  const { money } = useShop()
  const { data, error } = useResource(orderResource, isWhole ? [order.id] : null)
  return (
    <li>
      <Link
        to={orderPath(order.id)}
        className="block rounded-tile px-4 py-3.5 transition-colors hover:bg-tile"
      >
        <span className="flex items-center gap-3">
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
            <span className="min-w-0">
              <bdi className="block wrap-anywhere font-semibold">{order.order_code}</bdi>
              <bdi className="block text-ink-muted tabular-nums">{money(order.amount)}</bdi>
            </span>
            <OrderStatusBadge status={order.order_status} />
          </span>
          <ChevronEndIcon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
        </span>
        {data ? <Parcel order={data} /> : isWhole && !error ? <ParcelSkeleton /> : null}
      </Link>
    </li>
  )
}

/** So many things are named; of more there is the number. */
const shown = 3

const row = 'mt-2 flex items-center gap-2 text-ink-soft text-sm'

function Parcel({ order }: { order: OrderDetails }) {
  const { products, shop, estimated_delivery_date, order_status } = order
  const t = useT()
  const { language, settings } = useShop()
  const arrival = arrivalOf(order, dateTag(language.name))
  const more = products.length - shown
  return (
    <>
      {products.slice(0, shown).map((product) => (
        <Line key={`${product.id} ${product.size} ${product.color}`} product={product} />
      ))}
      {more > 0 ? <bdi className={`${row} tabular-nums`}>+{more}</bdi> : null}
      {settings.multi_vendor && shop ? (
        <span className={row}>
          <StoreIcon aria-hidden="true" className="size-4.5 shrink-0" />
          <bdi className="min-w-0 wrap-anywhere">{shop.name}</bdi>
        </span>
      ) : null}
      {estimated_delivery_date && order_status !== 'Cancelled' ? (
        <span className={row}>
          <TruckIcon aria-hidden="true" className="size-4.5 shrink-0" />
          {arrival
            ? t('Arrives {{dates}}', { dates: isolate(arrival) })
            : t('Estimated delivery: {{time}}', { time: isolate(estimated_delivery_date) })}
        </span>
      ) : null}
    </>
  )
}

/** What came of it, in which size and colour, and how much of that. */
function Line({ product: { name, thumbnail, size, color, order_qty } }: { product: OrderProduct }) {
  const t = useT()
  const picture = usePicture()
  const said = [size, color, t('Quantity: {{count}}', { count: order_qty })]
  return (
    <span className="mt-3 flex items-center gap-3">
      <span className="size-12 shrink-0 overflow-hidden rounded-control bg-tile">
        <Picture {...picture(thumbnail, 200)} alt="" width={48} height={48} />
      </span>
      <span className="min-w-0">
        <bdi className="line-clamp-1 break-words text-sm">{name}</bdi>
        <span className="flex flex-wrap gap-x-3 text-ink-muted text-xs">
          {said.filter(Boolean).map((word) => (
            <bdi key={word} className="wrap-anywhere tabular-nums">
              {word}
            </bdi>
          ))}
        </span>
      </span>
    </span>
  )
}

/** As tall as one thing, its shop and its days. */
function ParcelSkeleton() {
  const { settings } = useShop()
  return (
    <>
      <Skeleton className="mt-3 h-12 rounded-tile" />
      {settings.multi_vendor ? <Skeleton className="mt-2 h-5 rounded-tile" /> : null}
      <Skeleton className="mt-2 h-5 rounded-tile" />
    </>
  )
}
