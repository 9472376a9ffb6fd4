import { html } from 'hono/html'
import { amount, cents } from '../money.ts'
import { paymentWords } from '../orders/document-view.ts'
import { orderCode } from '../orders/words.ts'
import type { Page, Pen } from '../pages/page.ts'
import type { Payment } from './service.ts'

const pathOf = ({ payment }: Payment) => `/order/${payment.id}/payment`

/** Of a payment that is open what it is for; of another what it took: an order may have gone another way. */
const orderList = ({ orders, due, taken }: Payment, { t, money }: Pen) => html`<dl>
${[due, taken, orders]
  .find(({ length }) => length > 0)
  ?.map(
    ({ id, payableAmount, orderStatus, paymentStatus }) => html`<div>
<dt>${t('Order')} <bdi>${orderCode(id)}</bdi>${
      orderStatus === 'Cancelled' && paymentStatus !== 'Pending'
        ? html`<br><span class="soft">${t(paymentWords[paymentStatus])}</span>`
        : ''
    }</dt>
<dd><bdi>${money(amount(cents(payableAmount)))}</bdi></dd>
</div>`,
  )}
</dl>`

/** The sandbox gateway: it asks how the payment shall end (decision 018). */
export function payPage(paying: Payment, pen: Pen, isChanged: boolean): Page {
  const { t, money } = pen
  const { payment } = paying
  const title = t('Pay for your order')
  return {
    title,
    body: html`<h1>${title}</h1>
<p class="soft">${t('This is a test gateway: no money moves. Choose how the payment ends.')}</p>
${isChanged ? html`<p class="note bad" role="alert">${t('The amount has changed. Please check it again.')}</p>` : ''}
${orderList(paying, pen)}
<dl><div class="total"><dt>${t('Amount to pay')}</dt><dd><bdi>${money(amount(paying.amount))}</bdi></dd></div></dl>
<form class="choices" method="post" action="${pathOf(paying)}?gateway=${encodeURIComponent(payment.gateway)}">
<input type="hidden" name="attempt" value="${payment.attempt}">
<input type="hidden" name="amount" value="${amount(paying.amount)}">
<button class="press main" name="action" value="approve">${t('Approve payment')}</button>
<button class="press" name="action" value="decline">${t('Decline payment')}</button>
<button class="press" name="action" value="cancel">${t('Cancel payment')}</button>
</form>`,
  }
}

const ordersLink = ({ orders }: Payment, { t }: Pen, look: string) => {
  const [order] = orders
  return order && orders.length === 1
    ? html`<a class="press ${look}" href="/order-history/${order.id}">${t('View order')}</a>`
    : html`<a class="press ${look}" href="/order-history">${t('View orders')}</a>`
}

/** Where a payment that went through ends. */
export function successPage(paying: Payment, pen: Pen): Page {
  const { t } = pen
  const title = t('Payment received')
  return {
    title,
    body: html`<h1>${title}</h1>
<p class="soft">${
      paying.orders.every(({ orderStatus }) => orderStatus === 'Cancelled')
        ? t('The order was cancelled, and your money goes back.')
        : t('Thank you. The shop has been told, and your order goes on.')
    }</p>
${orderList(paying, pen)}
<div class="choices">${ordersLink(paying, pen, 'main')}</div>`,
  }
}

/** Why nothing was charged, for the gateway's page and the storefront's dialog. */
export function reasonOf({ payment, state }: Payment, { t }: Pen): string | null {
  if (state === 'void') return t('The order was cancelled.')
  return payment.status === 'Declined' ? t('The card was declined.') : null
}

/** Where a payment that was given up ends; it can be begun again. */
export function cancelPage(paying: Payment, pen: Pen): Page {
  const { t } = pen
  const { payment, state } = paying
  const title =
    payment.status === 'Declined'
      ? t('The payment did not go through')
      : t('The payment was cancelled')
  const reason = reasonOf(paying, pen)
  return {
    title,
    body: html`<h1>${title}</h1>
${reason ? html`<p class="note bad">${reason}</p>` : ''}
<p class="soft">${
      state === 'void'
        ? t('Nothing was charged.')
        : t('Nothing was charged. Your order is kept and waits for its payment.')
    }</p>
${orderList(paying, pen)}
<div class="choices">
${
  state === 'open'
    ? html`<a class="press main" href="${pathOf(paying)}?gateway=${encodeURIComponent(payment.gateway)}">${t('Pay again')}</a>`
    : ''
}
${ordersLink(paying, pen, '')}
</div>`,
  }
}
