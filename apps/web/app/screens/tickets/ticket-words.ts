import { type TicketFilter, type TicketStatus, ticketStatuses } from '@shop/contract/words'
import type { Translate } from '@shop/ui/i18n'

const statusWords = (t: Translate): Readonly<Record<TicketStatus, string>> => ({
  pending: t('Waiting for an answer'),
  confirm: t('In progress'),
  completed: t('Completed'),
  cancel: t('Cancelled'),
})

/** A status in words; one that we do not know is shown as its text (wire.md 17). */
export function ticketStatusText(t: Translate, status: string): string {
  const known = ticketStatuses.find((one) => one === status)
  return known ? statusWords(t)[known] : status
}

export const ticketStatusTones = {
  pending: 'warning',
  confirm: 'primary',
  completed: 'success',
  cancel: 'neutral',
} as const satisfies Record<TicketStatus, string>

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

/** Whether it is over; of a status that we do not know nobody can say so. */
export const isClosed = (status: string): boolean => status === 'completed' || status === 'cancel'
