import type { DataOf, getOrders, Order } from '@shop/contract'
import type { Made } from '@shop/flows/checkout'
import { Button } from '@shop/ui/button'
import { Dialog } from '@shop/ui/dialog'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { CircleCheckIcon } from '@shop/ui/icons'
import { SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { isPaidOnline, newestOrders, ordersOf, ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { AddressText } from '#app/parts/addresses/address-text.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { methodText, paymentText } from './order-words.ts'
import { orderPath, PlacedOrder } from './placed-order.tsx'

export interface OrderConfirmationProps {
  open: boolean
  /** It leads to the order then, or to the orders: what was ordered from is empty now. */
  onClose: () => void
  made: Made
  /** Back leads to before the screen below: there is nothing left to order on it. */
  replace?: boolean
}

/** What it was opened from goes with the page that it leads away from. */
const focusPage = (event: Event) => {
  event.preventDefault()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** What is in so many orders is asked for; of more there are their codes and sums. */
const asked = 5

/**
 * The order-confirmation dialog: what comes, when, where to, and how it is paid. The orders
 * are read back: who places them is told their ids at most (decision 005).
 */
export function OrderConfirmation({
  open,
  onClose,
  made,
  replace = false,
}: OrderConfirmationProps) {
  const t = useT()
  const { settings } = useShop()
  const { count } = made
  const navigate = useNavigate()
  const { data, isValidating } = useNewest()
  const only = count === 1 && data ? ordersOf(data.orders, made)[0] : undefined
  const found = data && !isValidating ? countMade(data, made) : count
  const lacking =
    found < count &&
    (found > 0
      ? t('Not all of it is in your orders yet. Look there before you order again.')
      : t('It is not in your orders yet. Look there before you order again.'))
  // One of them may have been cancelled while the others were paid.
  const passedOn = found - (data ? ordersOf(data.orders, made).filter(isCancelled).length : 0)
  const close = () => {
    onClose()
    void navigate(only ? orderPath(only.id) : '/order-history', { replace })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      onCloseAutoFocus={focusPage}
      size="md"
      title={
        <span className="flex items-center gap-3">
          <CircleCheckIcon aria-hidden="true" className="size-7 shrink-0 text-success" />
          {t('Thank you for your order')}
        </span>
      }
      description={
        passedOn > 1 && settings.multi_vendor
          ? t('We have passed it on to the {{count}} shops. Each of them sends its own parcel.', {
              count: passedOn,
            })
          : passedOn === 0
            ? null
            : t('We have passed it on to the shop. You can follow its way in your orders.')
      }
      footer={
        <>
          <Button variant="secondary" asChild>
            <Link to="/order-history" replace={replace}>
              {t('View orders')}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/" replace={replace}>
              {t('Continue shopping')}
            </Link>
          </Button>
        </>
      }
    >
      {lacking ? (
        <p role="status" className="mb-5 font-medium">
          {lacking}
        </p>
      ) : null}
      <NewOrders made={made} />
    </Dialog>
  )
}

/**
 * How many orders were made: those that the server has named, or how many are among the newest, as it may have
 * made fewer than one a shop. Where the page holds nothing else, there may be more on the next.
 */
function countMade({ orders, total }: DataOf<typeof getOrders>, made: Made): number {
  const found = ordersOf(orders, made).length
  const hasMore = found === orders.length && (total === null || total > found)
  return made.ids || hasMore ? made.count : found
}

const useNewest = () => useResource(ordersResource, useSession().token ? newestOrders : null)

function NewOrders({ made }: { made: Made }) {
  const t = useT()
  const { data, error, mutate, isValidating } = useNewest()
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
        {Array.from({ length: Math.min(made.count, 3) }, (_, row) => `row-${row}`).map((row) => (
          <SkeletonRow key={row} />
        ))}
      </SkeletonRegion>
    )
  }
  const orders = ordersOf(data.orders, made)
  const first = orders.find((order) => !isCancelled(order)) ?? orders[0]
  return (
    <div className="grid grid-cols-1 gap-5">
      {first ? (
        <ul className="divide-y divide-hairline rounded-tile border border-hairline">
          {orders.map((order, index) => (
            <PlacedOrder key={order.id} order={order} isWhole={index < asked} />
          ))}
        </ul>
      ) : null}
      {first ? <Common order={first} isOld={isValidating || error !== undefined} /> : null}
    </div>
  )
}

const isCancelled = ({ order_status }: Order) => order_status === 'Cancelled'

/** It waits for its payment, and that changes beside this page. */
const isDue = (order: Order) => order.payment_status === 'Pending' && isPaidOnline(order)

/** What all orders of one checkout share. Of one that may be paid by now nobody says that it is not. */
function Common({ order, isOld }: { order: Order; isOld: boolean }) {
  const t = useT()
  const { address, payment_method } = order
  return (
    <dl className="grid gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
      {address ? (
        <div>
          <dt className="mb-1 font-semibold">{t('Delivery address')}</dt>
          <dd>
            <AddressText address={address} />
          </dd>
        </div>
      ) : null}
      <div>
        <dt className="mb-1 font-semibold">{t('Payment')}</dt>
        <dd className="wrap-anywhere text-ink-soft">{methodText(t, payment_method)}</dd>
        <dd className={`wrap-anywhere text-ink-muted ${isOld && isDue(order) ? 'invisible' : ''}`}>
          {paymentText(t, order)}
        </dd>
      </div>
    </dl>
  )
}
