import type { Ticket } from '@shop/contract'
import { ChevronEndIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { href } from 'react-router-dom'
import { writtenDate } from '#app/lib/i18n/dates.ts'
import { Link } from '#app/lib/link.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { TicketStatus } from './ticket-status.tsx'

/** One ticket in a list: what it is about, its number, when, status. The whole row leads to it. */
export function TicketRow({ ticket }: { ticket: Ticket }) {
  const { language } = useShop()
  return (
    <li>
      <Link
        to={href('/support-ticket/:ticketNumber', { ticketNumber: ticket.ticket_no })}
        prefetch="intent"
        className="group flex items-center gap-x-4 rounded-tile px-4 py-4 transition-colors hover:bg-tile sm:px-5"
      >
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 wrap-anywhere font-semibold">
            <bdi>{ticket.subject ?? ticket.issue_type}</bdi>
          </span>
          <span className="mt-1 flex flex-wrap gap-x-3 text-ink-muted text-sm">
            <bdi>{ticket.ticket_no}</bdi>
            {ticket.subject ? <bdi className="wrap-anywhere">{ticket.issue_type}</bdi> : null}
            {ticket.order_number ? (
              <bdi className="wrap-anywhere">{ticket.order_number}</bdi>
            ) : null}
            <bdi>{writtenDate(ticket.created_at, language.name)}</bdi>
          </span>
          <span className="mt-2 block sm:hidden">
            <TicketStatus status={ticket.status} />
          </span>
        </span>
        <span className="max-sm:hidden">
          <TicketStatus status={ticket.status} />
        </span>
        <ChevronEndIcon
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-colors group-hover:text-ink"
        />
      </Link>
    </li>
  )
}

const rows = ['one', 'two', 'three', 'four']

/** The list on its way. */
export function TicketRowSkeletons() {
  return (
    <SkeletonRegion className="divide-y divide-hairline rounded-tile border border-hairline">
      {rows.map((row) => (
        <div key={row} className="flex items-center justify-between gap-4 px-4 py-4.5 sm:px-5">
          <div className="grid min-w-0 gap-2">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4 w-64 max-w-full" />
          </div>
          <Skeleton className="h-6 w-24 shrink-0" />
        </div>
      ))}
    </SkeletonRegion>
  )
}
