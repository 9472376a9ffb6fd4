import type { Order, OrderDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { ChevronEndIcon, TruckIcon } from '@shop/ui/icons'
import { Picture } from '@shop/ui/picture'
import { Skeleton } from '@shop/ui/skeleton'
import { href } from 'react-router-dom'
import { orderResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { dateTag } from '#app/lib/i18n/dates.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { Link } from '#app/lib/link.tsx'
import { datesOf, deliveryDays } from '#app/parts/product/delivery-days.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
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
        {data ? (
          <Parcel order={data} />
        ) : isWhole && !error ? (
          <Skeleton className="mt-3 h-14 rounded-tile" />
        ) : null}
      </Link>
    </li>
  )
}

/** So many pictures stand in a row of the narrowest dialog. */
const shown = 4

function Parcel({ order: { products, shop, estimated_delivery_date } }: { order: OrderDetails }) {
  const t = useT()
  const picture = usePicture()
  const { language, settings } = useShop()
  const days = deliveryDays(estimated_delivery_date)
  const more = products.length - shown
  return (
    <>
      <span className="mt-3 flex items-center gap-2">
        {products.slice(0, shown).map(({ id, thumbnail, name }) => (
          <span key={id} className="size-12 shrink-0 overflow-hidden rounded-control bg-tile">
            <Picture {...picture(thumbnail, 200)} alt={name} width={48} height={48} />
          </span>
        ))}
        {more > 0 ? <bdi className="text-ink-muted text-sm tabular-nums">+{more}</bdi> : null}
      </span>
      {settings.multi_vendor && shop ? (
        <bdi className="mt-2 block wrap-anywhere text-ink-soft text-sm">{shop.name}</bdi>
      ) : null}
      {estimated_delivery_date ? (
        <span className="mt-1 flex items-center gap-2 text-ink-soft text-sm">
          <TruckIcon aria-hidden="true" className="size-4.5 shrink-0" />
          {days
            ? t('Arrives {{dates}}', {
                dates: isolate(datesOf(days, new Date(), dateTag(language.name))),
              })
            : t('Estimated delivery: {{time}}', { time: isolate(estimated_delivery_date) })}
        </span>
      ) : null}
    </>
  )
}
