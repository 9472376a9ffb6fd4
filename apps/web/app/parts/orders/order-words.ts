import { orderStatuses } from '@shop/contract/words'
import type { Translate } from '@shop/ui/i18n'

/** A status in words; one that we do not know is shown as its text (wire.md 17). */
export function statusText(t: Translate, status: string): string {
  switch (status) {
    case 'Pending':
      return t('Pending')
    case 'Confirm':
      return t('Confirm')
    case 'Processing':
      return t('Processing')
    case 'Pickup':
      return t('Pickup')
    case 'On The Way':
      return t('On The Way')
    case 'Delivered':
      return t('Delivered')
    case 'Cancelled':
      return t('Cancelled')
    default:
      return status
  }
}

export const statusTones = {
  Pending: 'warning',
  Confirm: 'primary',
  Processing: 'primary',
  Pickup: 'primary',
  'On The Way': 'primary',
  Delivered: 'success',
  Cancelled: 'danger',
} as const

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

/** Whether it is paid, in words. */
export function paymentText(t: Translate, status: string): string {
  switch (status) {
    case 'Paid':
      return t('Paid')
    case 'Pending':
      return t('Not paid yet')
    case 'Refund Due':
      return t('Refund due')
    case 'Refunded':
      return t('Refunded')
    default:
      return status
  }
}

/** Whether what was paid for it goes back, or has gone back. */
export const isRefund = (payment: string): boolean =>
  payment === 'Refund Due' || payment === 'Refunded'

/** The stations of an order that goes well, in the server's order. */
export const stations: readonly string[] = orderStatuses.filter((status) => status !== 'Cancelled')
