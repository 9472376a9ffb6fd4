import { ticketFilters } from '@shop/contract/words'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { LifeBuoyIcon } from '@shop/ui/icons'
import { Pagination, pagesOf } from '@shop/ui/pagination'
import { TabLinks } from '@shop/ui/tab-links'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { ticketsPageSize, ticketsResource } from '#app/data/tickets.ts'
import { Link } from '#app/lib/link.tsx'
import { useSearch } from '#app/lib/use-search.ts'
import { NewTicket } from './new-ticket.tsx'
import { readTicketQuery, type TicketQuery, ticketsHref } from './ticket-query.ts'
import { TicketRow, TicketRowSkeletons } from './ticket-row.tsx'
import { ticketFilterText } from './ticket-words.ts'

/** /support-tickets: status tabs with counts, 10 tickets a page, both in the URL. */
export function TicketsScreen() {
  const t = useT()
  const { token } = useSession()
  const search = useSearch()
  const query = readTicketQuery(search)
  const args: Parameters<typeof ticketsResource.key> = [query.status, query.page]
  const { data, error, mutate, isValidating } = useResource(ticketsResource, token ? args : null)
  // Counts are of all tickets, whatever the tab: the last known ones stay while a tab loads.
  const known = useResource(ticketsResource, token ? first : null).data
  const counts = data ?? known
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="font-semibold text-2xl tracking-tight sm:text-3xl">{t('Support Ticket')}</h1>
        <NewTicket />
      </div>
      <TabLinks
        label={t('Ticket status')}
        items={ticketFilters.map((status) => ({
          href: ticketsHref({ status, page: 1 }),
          label: ticketFilterText(t, status),
          count: counts?.[status] ?? undefined,
          current: status === query.status,
        }))}
        className="mb-6"
      />
      {data ? (
        <Tickets data={data} query={query} />
      ) : error ? (
        <ErrorState
          message={t(error.message)}
          onRetry={() => void mutate()}
          retrying={isValidating}
        />
      ) : (
        <TicketRowSkeletons />
      )}
    </>
  )
}

/** What the screen opens with. */
const first: Parameters<typeof ticketsResource.key> = ['running', 1]

interface TicketsProps {
  data: Awaited<ReturnType<typeof ticketsResource.load>>
  query: TicketQuery
}

function Tickets({ data, query: { status, page } }: TicketsProps) {
  const t = useT()
  if (data.support_tickets.length === 0) {
    const isFirst = [data.running, data.completed, data.cancel].every((count) => count === 0)
    return (
      <EmptyState
        icon={<LifeBuoyIcon />}
        titleAs="h2"
        title={isFirst ? t('No tickets yet') : t('No tickets with this status')}
        hint={
          isFirst
            ? t('Ask us anything about an order, a payment or your account. We answer here.')
            : t('Tickets move from tab to tab as they are answered.')
        }
        action={
          status === 'running' ? null : (
            <Button variant="outline" asChild>
              <Link to={ticketsHref(runningTickets)}>{t('Show running tickets')}</Link>
            </Button>
          )
        }
      />
    )
  }
  return (
    <>
      <ul className="divide-y divide-hairline rounded-tile border border-hairline">
        {data.support_tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pagesOf({
          total: data.total,
          page,
          here: data.support_tickets.length,
          size: ticketsPageSize,
        })}
        hrefFor={(target) => ticketsHref({ status, page: target })}
        className="mt-8"
      />
    </>
  )
}

const runningTickets: TicketQuery = { status: 'running', page: 1 }
