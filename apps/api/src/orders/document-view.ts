import { addressLines } from '@shop/contract/address-lines'
import { writtenTexts } from '@shop/contract/order-texts'
import { html } from 'hono/html'
import { languageTag } from '../http/language-tag.ts'
import type { Page, Pen } from '../pages/page.ts'
import { type findOrder, presentDetails } from './service.ts'
import { placedAt } from './words.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findOrder>>>
export type DocumentKind = 'invoice' | 'receipt'

/** The words of wire.md 8 that stand on a document; a gateway's name is its own. */
const methodWords = (method: string, { t }: Pen) => {
  if (method === 'Cash Payment') return t('Cash on delivery')
  return method === 'Online Payment' ? t('Online payment') : t(method)
}

/** Whether an order is paid, for its pages. */
export const paymentWords = {
  Pending: 'Not paid yet',
  Paid: 'Paid',
  'Refund Due': 'Refund due',
  Refunded: 'Refunded',
} as const

const isPaidIn = ({ orderStatus, paymentStatus }: Found['order'], { t }: Pen) =>
  orderStatus === 'Cancelled' && paymentStatus === 'Pending'
    ? t('Not paid')
    : t(paymentWords[paymentStatus])

/** In the page's language and its calendar; English is written as the wire writes it. */
const dateOf = (at: Date, { viewer }: Pen) => {
  const tag = viewer.locale === 'en' ? null : languageTag(viewer.locale)
  return tag === null
    ? placedAt(at)
    : new Intl.DateTimeFormat(tag, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'UTC',
      }).format(at)
}

/** An order as an invoice, or as the receipt for its payment: for paper as much as for the screen. */
export function documentPage(found: Found, kind: DocumentKind, pen: Pen): Page {
  const { t, money, viewer, settings } = pen
  const order = presentDetails(found, viewer)
  const title = kind === 'invoice' ? t('Invoice') : t('Payment receipt')
  const { address } = order
  const destination = address ? [address.name, address.phone, ...addressLines(address)] : []
  const isGoingBack = found.order.orderStatus === 'Cancelled' && order.refund_amount !== null
  const row = (label: string, value: number, look = '') =>
    html`<div class="${look}"><dt>${label}</dt><dd><bdi>${money(value)}</bdi></dd></div>`
  return {
    title: `${title} ${order.order_code}`,
    wide: true,
    body: html`<h1>${title} <bdi>${order.order_code}</bdi></h1>
<p class="soft">${t('Order date')}: <bdi>${dateOf(found.order.placedAt, pen)} UTC</bdi></p>
<div class="columns">
<section><h2>${t('Seller')}</h2>
<p><bdi>${found.shop.name}</bdi></p>
<p class="soft"><bdi>${settings.app_name}</bdi></p>
</section>
<section><h2>${t('Delivery address')}</h2>
${destination.map((line) => html`<p dir="auto">${line}</p>`)}
</section>
<section><h2>${t('Payment')}</h2>
<p>${methodWords(order.payment_method, pen)}</p>
<p>${isPaidIn(found.order, pen)}</p>
${found.order.orderStatus === 'Cancelled' ? html`<p>${t('The order was cancelled.')}</p>` : ''}
</section>
${writtenTexts(order).map(({ title, text }) => html`<section><h2>${t(title)}</h2><p class="as-typed" dir="auto">${text}</p></section>`)}
</div>
<table>
<thead><tr><th scope="col">${t('Product')}</th><th scope="col" class="end">${t('Quantity')}</th><th scope="col" class="end">${t('Price')}</th><th scope="col" class="end">${t('Total')}</th></tr></thead>
<tbody>
${order.products.map((product) => {
  const price = product.discount_price || product.price
  const choice = [product.brand, product.color, product.size, product.unit].filter(Boolean)
  return html`<tr><td><bdi>${product.name}</bdi>${
    choice.length > 0 ? html`<br><span class="soft"><bdi>${choice.join(' · ')}</bdi></span>` : ''
  }</td><td class="end">${product.order_qty}</td><td class="end"><bdi>${money(price)}</bdi></td><td class="end"><bdi>${money(Math.round(price * product.order_qty * 100) / 100)}</bdi></td></tr>`
})}
</tbody>
</table>
<dl>
${row(t('Total Amount'), order.total_amount)}
${row(t('Delivery Charge'), order.delivery_charge)}
${order.coupon_discount > 0 ? row(t('Coupon Discount'), -order.coupon_discount) : ''}
${order.all_vat_taxes.map(({ name, percentage, amount }) => row(`${name} (${percentage}%)`, amount))}
${row(kind === 'receipt' ? t('Amount paid') : t('Payable Amount'), order.payable_amount, 'total')}
${isGoingBack ? row(isPaidIn(found.order, pen), -(order.refund_amount ?? 0)) : ''}
</dl>
<p class="screen"><a href="/order-history/${order.id}">${t('View order')}</a></p>`,
  }
}
