import { useT } from '@shop/ui/i18n'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { ticketResource } from '#app/data/tickets.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { TicketDetailsScreen } from '#app/screens/tickets/ticket-details-screen.tsx'
import type { Route } from './+types/support-ticket'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  if (sessionStore.read().token) preload(ticketResource, params.ticketNumber)
  return null
}

export default function SupportTicket({ params }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <PageHead title={t('Ticket Details')} hidden />
      <TicketDetailsScreen number={params.ticketNumber} />
    </>
  )
}
