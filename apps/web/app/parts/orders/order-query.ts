import type { OrderCounts } from '@shop/contract'
import { orderStatuses, statusSlug } from '@shop/contract/words'

/** What /order-history shows: one status (empty: all of them) and a page, both in the URL. */
export interface OrderQuery {
  status: string
  page: number
}

export function readOrderQuery(search: URLSearchParams): OrderQuery {
  const slug = search.get('status')?.toLowerCase() ?? ''
  const page = Number(search.get('page'))
  return {
    status: orderStatuses.find((status) => statusSlug(status) === slug) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function orderHistoryHref({ status, page }: OrderQuery): string {
  const search = new URLSearchParams()
  if (status) search.set('status', statusSlug(status))
  if (page > 1) search.set('page', String(page))
  return search.size > 0 ? `/order-history?${search}` : '/order-history'
}

/** How many orders a status has; the empty one has all. Null where nobody says. */
export function countOf(counts: OrderCounts, status: string): number | null {
  const name = (status ? statusSlug(status) : 'all') as keyof OrderCounts
  return counts[name] ?? null
}
