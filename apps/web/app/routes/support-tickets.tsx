import { useT } from '@shop/ui/i18n'
import { preload } from '#app/data/resource.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { ticketsResource } from '#app/data/tickets.ts'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { readTicketQuery } from '#app/screens/tickets/ticket-query.ts'
import { TicketsScreen } from '#app/screens/tickets/tickets-screen.tsx'
import type { Route } from './+types/support-tickets'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { status, page } = readTicketQuery(new URL(request.url).searchParams)
  if (sessionStore.read().token) preload(ticketsResource, status, page)
  return null
}

export default function SupportTickets() {
  const t = useT()
  return (
    <>
      <PageHead title={t('Support Ticket')} hidden />
      <TicketsScreen />
    </>
  )
}
