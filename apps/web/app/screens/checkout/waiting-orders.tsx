import type { Made } from '@shop/flows/checkout'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { isPaid, newestOrders, ordersOf, ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { OrderRow } from '#app/parts/orders/order-row.tsx'
import { isPayable } from '#app/parts/orders/use-pay-order.ts'

export interface WaitingOrdersProps {
  /** What this tab went away to pay; null when it knows of nothing. */
  pending: Made | null
  /** It is over: paid, or there is nothing to pay any more. */
  onEnd: (isPaid: boolean) => void
  /** What stands here when no order waits; above older ones that wait, which say nothing of what is not here. */
  children: ReactNode
}

/** How long a payment that was made elsewhere may go unseen, in ms. */
const patience = 5000

/**
 * Orders that wait for their payment, for who comes back from a gateway or reloads behind its
 * window: what was ordered has left the cart, and must not seem to be gone.
 */
export default function WaitingOrders({ pending, onEnd, children }: WaitingOrdersProps) {
  const t = useT()
  const { token } = useSession()
  const id = useId()
  const { data, error, mutate, isValidating } = useResource(
    ordersResource,
    token ? newestOrders : null,
    {
      revalidateIfStale: true,
      // The window that it is paid in may be another page's by now, and tells nothing.
      refreshInterval: pending ? patience : 0,
    },
  )
  const waiting = data?.orders.filter(isPayable) ?? []

  // A page that Back has brought from the browser's memory shows what was then.
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void mutate()
    }
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [mutate])

  const end = useEffectEvent(onEnd)
  const placed = data && pending ? ordersOf(data.orders, pending) : []
  const wasPaid = placed.length > 0 && placed.every(isPaid)
  // Older ones that wait say nothing of what was ordered here.
  const isOver = pending !== null && !isValidating && (wasPaid || waiting.length === 0)
  useEffect(() => {
    if (data && isOver) end(wasPaid)
  }, [data, isOver, wasPaid])

  const heading = useRef<HTMLHeadingElement>(null)
  const isWaiting = waiting.length > 0
  const hasArrived = useRef(false)
  useEffect(() => {
    // Whoever comes back is put where the checkout was read to, which may be the end of this page; what is
    // read again later says nothing new.
    if (!data || hasArrived.current) return
    hasArrived.current = true
    if (isWaiting && pending && document.activeElement === document.body) heading.current?.focus()
  }, [data, isWaiting, pending])

  if (isWaiting) {
    const orders = (
      <section aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {!pending
            ? t('Still to be paid')
            : waiting.length > 1
              ? t('Your orders wait for their payment')
              : t('Your order waits for its payment')}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft text-sm">
          {pending
            ? t('What you ordered is placed, and goes on its way when it is paid.')
            : t('Placed earlier; each goes on its way when it is paid.')}
        </p>
        <ul className="divide-y divide-hairline rounded-tile border border-hairline">
          {waiting.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      </section>
    )
    return pending ? (
      orders
    ) : (
      <>
        {children}
        {orders}
      </>
    )
  }
  if (!pending) return children
  if (error && !data) {
    return (
      <ErrorState
        title={t('Your order is placed, but it cannot be shown right now')}
        message={t(error.message)}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    )
  }
  if (data && !isValidating) return children
  return (
    <SkeletonRegion className="grid gap-3">
      <SkeletonRow />
    </SkeletonRegion>
  )
}
