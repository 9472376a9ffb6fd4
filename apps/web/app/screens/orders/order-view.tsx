import type { OrderDetails } from '@shop/contract'
import { writtenTexts } from '@shop/contract/order-texts'
import { useT } from '@shop/ui/i18n'
import { StoreIcon } from '@shop/ui/icons'
import { type ReactNode, useId } from 'react'
import { dateTag } from '#app/lib/i18n/dates.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { placedAt } from '#app/lib/order-date.ts'
import { AddressText } from '#app/parts/addresses/address-text.tsx'
import { arrivalOf } from '#app/parts/orders/arrival.ts'
import { OrderStatusBadge } from '#app/parts/orders/order-status.tsx'
import { OrderTotals } from '#app/parts/orders/order-totals.tsx'
import { isOver, isRefund, methodText, paymentText } from '#app/parts/orders/order-words.ts'
import { useRefundText } from '#app/parts/orders/use-refund-text.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderTimeline } from './order-timeline.tsx'

/** One order: its way, what is in it, what it costs, where it goes. */
export function OrderView({ order }: { order: OrderDetails }) {
  const t = useT()
  const { language, settings } = useShop()
  const refundText = useRefundText()
  const placed = placedAt(order, language.name)
  const arrival = arrivalOf(order, dateTag(language.name))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="wrap-anywhere font-semibold text-2xl tracking-tight sm:text-3xl">
          {t('Order {{code}}', { code: isolate(order.order_code) })}
        </h1>
        <OrderStatusBadge status={order.order_status} />
        {placed ? (
          <p className="w-full text-ink-muted text-sm">
            {t('Placed at {{date}}', { date: placed })}
          </p>
        ) : null}
      </div>
      <div className="mb-8 rounded-tile bg-tile p-5 sm:px-6 sm:py-7">
        <OrderTimeline status={order.order_status} payment={order.payment_status} placed={placed} />
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <Part
            title={
              settings.multi_vendor && order.shop ? (
                <span className="inline-flex items-center gap-2">
                  <StoreIcon aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
                  <bdi className="wrap-anywhere">{order.shop.name}</bdi>
                </span>
              ) : (
                t('Items')
              )
            }
          >
            <OrderItems
              products={order.products}
              delivered={order.order_status === 'Delivered' ? order.id : undefined}
              ratable={settings.multi_vendor && order.can_rate_shop ? order.shop : null}
            />
          </Part>
        </div>
        <div className="grid grid-cols-1 content-start gap-6 print:grid-cols-3 print:items-start print:gap-4">
          <Part title={t('Order summary')} isRaised>
            <OrderTotals order={order} />
          </Part>
          <Part title={t('Payment')} isRaised>
            <p className="wrap-anywhere text-sm">{methodText(t, order.payment_method)}</p>
            <p className="wrap-anywhere text-ink-muted text-sm">{paymentText(t, order)}</p>
            {isRefund(order.payment_status) ? (
              <p className="mt-3 text-sm">{refundText(order)}</p>
            ) : null}
          </Part>
          {order.address ? (
            <Part title={t('Delivery address')} isRaised>
              <AddressText address={order.address} />
              {order.estimated_delivery_date && !isOver(order.order_status) ? (
                <p className="mt-3 text-ink-soft text-sm">
                  {arrival
                    ? t('Arrives {{dates}}', { dates: isolate(arrival) })
                    : t('Estimated delivery: {{time}}', {
                        time: isolate(order.estimated_delivery_date),
                      })}
                </p>
              ) : null}
            </Part>
          ) : null}
          {writtenTexts(order).map(({ title, text }) => (
            <Part key={title} title={t(title)} isRaised>
              <p className="wrap-anywhere whitespace-pre-line text-sm">
                <bdi>{text}</bdi>
              </p>
            </Part>
          ))}
          <OrderActions order={order} />
        </div>
      </div>
    </>
  )
}

interface PartProps {
  title: ReactNode
  isRaised?: boolean
  children: ReactNode
}

function Part({ title, isRaised = false, children }: PartProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={isRaised ? 'rounded-tile border border-hairline p-5' : undefined}
    >
      <h2 id={id} className={isRaised ? 'mb-3 font-semibold' : 'mb-4 font-semibold text-lg'}>
        {title}
      </h2>
      {children}
    </section>
  )
}
