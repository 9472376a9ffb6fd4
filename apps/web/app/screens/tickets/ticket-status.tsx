import { Badge } from '@shop/ui/badge'
import { useT } from '@shop/ui/i18n'
import { ticketStatusText, ticketStatusTones } from './ticket-words.ts'

const isKnown = (status: string): status is keyof typeof ticketStatusTones =>
  Object.hasOwn(ticketStatusTones, status)

/** A ticket's status: the word says it, the tone helps. */
export function TicketStatus({ status }: { status: string }) {
  const t = useT()
  return (
    <Badge tone={isKnown(status) ? ticketStatusTones[status] : 'neutral'}>
      {ticketStatusText(t, status)}
    </Badge>
  )
}
