import { type TicketFilter, ticketFilters } from '@shop/contract/words'

/** What /support-tickets shows: a tab and a page, both in the URL. */
export interface TicketQuery {
  status: TicketFilter
  page: number
}

export function readTicketQuery(search: URLSearchParams): TicketQuery {
  const page = Number(search.get('page'))
  return {
    status: ticketFilters.find((one) => one === search.get('status')) ?? 'running',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function ticketsHref({ status, page }: TicketQuery): string {
  const search = new URLSearchParams()
  if (status !== 'running') search.set('status', status)
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/support-tickets?${search}` : '/support-tickets'
}
