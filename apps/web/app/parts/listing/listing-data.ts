import type { ApiClient } from '#app/data/api-client.ts'
import { categoriesResource } from '#app/data/catalogue.ts'
import type { RequestFacts } from '#app/data/request-context.ts'
import { type Prefetched, prefetch, preload, reading } from '#app/data/resource.ts'
import type { FixedListing } from './listing-query.ts'
import { preloadProducts, readingListing } from './listing-reads.ts'

/** Milliseconds that a page waits for what it is whole without. */
const patience = 1000

const nothing: Prefetched = { fallback: {}, failure: null }

/** The filter's categories, or nothing where they do not come: that block reads them again. */
async function categoriesInTime(client: ApiClient): Promise<Prefetched> {
  const timeout = Promise.withResolvers<Prefetched>()
  const timer = setTimeout(timeout.resolve, patience, nothing)
  const { fallback } = await Promise.race([
    prefetch(client, reading(categoriesResource)),
    timeout.promise,
  ])
  clearTimeout(timer)
  return { ...nothing, fallback }
}

/**
 * Reads a listing's first products on the server, and the categories of its filters.
 *
 * @param known what was read for it already: the categories, where an address names one of them
 */
export async function prefetchListing(
  facts: Pick<RequestFacts, 'client' | 'settings'>,
  url: string,
  fixed?: FixedListing,
  known?: Prefetched,
): Promise<Prefetched> {
  const [{ fallback, failure }, beside] = await Promise.all([
    prefetch(facts.client, readingListing(facts, url, fixed)),
    known ?? categoriesInTime(facts.client),
  ])
  return { fallback: { ...beside.fallback, ...fallback }, failure }
}

/** Starts reading them in the browser. */
export function preloadListing(url: string, fixed?: FixedListing) {
  preloadProducts(url, fixed)
  preload(categoriesResource)
}
