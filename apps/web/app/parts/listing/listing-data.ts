import type { ApiClient } from '#app/data/api-client.ts'
import { categoriesResource } from '#app/data/catalogue.ts'
import type { RequestFacts } from '#app/data/request-context.ts'
import { type Prefetched, prefetch, reading } from '#app/data/resource.ts'
import type { FixedListing } from './listing-query.ts'
import { readingCounts, readingListing } from './listing-reads.ts'

/** Milliseconds that a page waits for what it is whole without. */
const patience = 1000

const nothing: Prefetched = { fallback: {}, failure: null }

/** What the filters show, or nothing where it does not come: they read it again. */
async function inTime(client: ApiClient, ...reads: Parameters<typeof prefetch>[1][]) {
  const timeout = Promise.withResolvers<Prefetched>()
  const timer = setTimeout(timeout.resolve, patience, nothing)
  const { fallback } = await Promise.race([prefetch(client, ...reads), timeout.promise])
  clearTimeout(timer)
  return fallback
}

/**
 * Reads a listing's first products on the server, and what its filters show.
 *
 * @param known what was read for it already: the categories, where an address names one of them
 */
export async function prefetchListing(
  facts: Pick<RequestFacts, 'client' | 'settings' | 'currencyChoice'>,
  url: string,
  fixed?: FixedListing,
  known?: Prefetched,
): Promise<Prefetched> {
  const [{ fallback, failure }, categories, counts] = await Promise.all([
    prefetch(facts.client, readingListing(facts, url, fixed)),
    known?.fallback ?? inTime(facts.client, reading(categoriesResource)),
    inTime(facts.client, ...readingCounts(facts, url, fixed)),
  ])
  return { fallback: { ...categories, ...counts, ...fallback }, failure }
}
