import type { OrderDetails } from '@shop/contract'
import { writtenTexts } from '@shop/contract/order-texts'
import { useT } from '@shop/ui/i18n'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shop/ui/table'
import type { ReactNode } from 'react'
import { priceOf } from '#app/lib/i18n/money.ts'
import { placedAt } from '#app/lib/order-date.ts'
import { AddressText } from '#app/parts/addresses/address-text.tsx'
import { OrderTotals } from '#app/parts/orders/order-totals.tsx'
import { methodText, paymentText } from '#app/parts/orders/order-words.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** What a line comes to; null where its price is not known. */
const sumOf = (product: OrderDetails['products'][number]) => {
  const price = priceOf(product)
  return price === null ? null : price * product.order_qty
}

/** Who sells what to whom, and what it comes to. */
export function InvoiceView({ order }: { order: OrderDetails }) {
  const t = useT()
  const { settings, language, money } = useShop()
  const placed = placedAt(order, language.name)
  return (
    <article className="grid grid-cols-1 gap-8 text-sm">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="wrap-anywhere font-semibold text-2xl tracking-tight sm:text-3xl">
          {t('Invoice')} <bdi>{order.order_code}</bdi>
        </h1>
        <p className="font-semibold">
          <bdi>{settings.app_name}</bdi>
        </p>
        {placed ? (
          <p className="w-full text-ink-muted">{t('Placed at {{date}}', { date: placed })}</p>
        ) : null}
      </header>
      <div className="grid gap-6 sm:grid-cols-3 print:grid-cols-3">
        <Part title={t('Seller')}>
          <bdi className="wrap-anywhere">{order.shop?.name || settings.app_name}</bdi>
        </Part>
        {order.address ? (
          <Part title={t('Delivery address')}>
            <AddressText address={order.address} />
          </Part>
        ) : null}
        <Part title={t('Payment')}>
          <p className="wrap-anywhere">{methodText(t, order.payment_method)}</p>
          <p className="wrap-anywhere text-ink-muted">{paymentText(t, order)}</p>
          {order.order_status === 'Cancelled' ? <p>{t('The order was cancelled.')}</p> : null}
        </Part>
        {writtenTexts(order).map(({ title, text }) => (
          <Part key={title} title={t(title)}>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </p>
          </Part>
        ))}
      </div>
      <Table label={t('Items')}>
        <TableHead>
          <TableRow>
            <TableHeader>{t('Product')}</TableHeader>
            <TableHeader end>{t('Quantity')}</TableHeader>
            <TableHeader end>{t('Price')}</TableHeader>
            <TableHeader end>{t('Total')}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.products.map((product) => (
            <TableRow key={product.id}>
              <TableCell>
                <bdi className="wrap-anywhere">{product.name}</bdi>
                <span className="block text-ink-muted">
                  {[product.brand, product.color, product.size, product.unit]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </TableCell>
              <TableCell end>{product.order_qty}</TableCell>
              <TableCell end>
                <bdi>{money(priceOf(product))}</bdi>
              </TableCell>
              <TableCell end>
                <bdi>{money(sumOf(product))}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <div className="w-full justify-self-end sm:max-w-88">
        <OrderTotals order={order} />
      </div>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-1 font-semibold">{title}</h2>
      {children}
    </section>
  )
}
