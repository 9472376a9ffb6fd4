import type { TicketFilter } from '@shop/contract/words'
import type { Translate } from '@shop/ui/i18n'

/** A status in words; one that we do not know is shown as its text (wire.md 17). */
export function ticketStatusText(t: Translate, status: string): string {
  switch (status) {
    case 'pending':
      return t('Waiting for an answer')
    case 'confirm':
      return t('In progress')
    case 'completed':
      return t('Completed')
    case 'cancel':
      return t('Cancelled')
    default:
      return status
  }
}

export const ticketStatusTones = {
  pending: 'warning',
  confirm: 'primary',
  completed: 'success',
  cancel: 'neutral',
} as const

/** A tab of the list in words. */
export function ticketFilterText(t: Translate, filter: TicketFilter): string {
  switch (filter) {
    case 'running':
      return t('Running')
    case 'completed':
      return t('Completed')
    case 'cancel':
      return t('Cancelled')
  }
}

/** Whether a ticket still takes messages (wire.md 11). */
export const isOpen = (status: string): boolean => status === 'pending' || status === 'confirm'
