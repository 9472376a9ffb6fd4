import { useT } from '@shop/ui/i18n'
import { warm } from '#app/data/resource.ts'
import { ticketsResource } from '#app/data/tickets.ts'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { readTicketQuery, TicketsScreen } from '#app/features/tickets/index.ts'
import { sessionStore } from '#app/session/session-store.ts'
import type { Route } from './+types/support-tickets'

/** Without one the server would leave the screen to the browser, title and all. */
export const loader = () => null

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { status, page } = readTicketQuery(new URL(request.url).searchParams)
  if (sessionStore.read().token) warm(ticketsResource, status, page)
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
