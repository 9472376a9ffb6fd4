import type { Order, OrderStatus, PaymentStatus } from '@shop/contract'
import { orderStatuses, paymentStatuses } from '@shop/contract/words'
import type { Translate } from '@shop/ui/i18n'

const statusWords = (t: Translate): Readonly<Record<OrderStatus, string>> => ({
  Pending: t('Pending'),
  Confirm: t('Confirm'),
  Processing: t('Processing'),
  Pickup: t('Pickup'),
  'On The Way': t('On The Way'),
  Delivered: t('Delivered'),
  Cancelled: t('Cancelled'),
})

/** A status in words; one that we do not know is shown as its text (wire.md 17). */
export function statusText(t: Translate, status: string): string {
  const known = orderStatuses.find((one) => one === status)
  return known ? statusWords(t)[known] : status
}

export const statusTones = {
  Pending: 'warning',
  Confirm: 'primary',
  Processing: 'primary',
  Pickup: 'primary',
  'On The Way': 'primary',
  Delivered: 'success',
  Cancelled: 'danger',
} as const satisfies Record<OrderStatus, string>

/** How it is paid, in words; a gateway's name is its own. */
export function methodText(t: Translate, method: string): string {
  switch (method) {
    case 'Cash Payment':
      return t('Cash on delivery')
    case 'Online Payment':
      return t('Online payment')
    default:
      return t(method)
  }
}

const paymentWords = (t: Translate): Readonly<Record<PaymentStatus, string>> => ({
  Pending: t('Not paid yet'),
  Paid: t('Paid'),
  'Refund Due': t('Refund due'),
  Refunded: t('Refunded'),
})

/** Whether it is paid, in words. */
export function paymentText(
  t: Translate,
  { payment_status: status, order_status }: Pick<Order, 'payment_status' | 'order_status'>,
): string {
  if (status === 'Pending' && order_status === 'Cancelled') return t('Not paid')
  const known = paymentStatuses.find((one) => one === status)
  return known ? paymentWords(t)[known] : status
}

/** Whether what was paid for it goes back, or has gone back. */
export const isRefund = (payment: string): boolean =>
  payment === 'Refund Due' || payment === 'Refunded'

/** Nothing of it is on its way any more. */
export const isOver = (status: string): boolean => status === 'Delivered' || status === 'Cancelled'

/** The stations of an order that goes well, in the server's order. */
export const stations: readonly string[] = orderStatuses.filter((status) => status !== 'Cancelled')
