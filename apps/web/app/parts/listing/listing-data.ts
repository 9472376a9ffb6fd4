import type { ApiClient } from '#app/data/api-client.ts'
import { categoriesResource, productsResource } from '#app/data/catalogue.ts'
import type { RequestFacts } from '#app/data/request-context.ts'
import { type Prefetched, prefetch, preload, reading } from '#app/data/resource.ts'
import { settingsInUse } from '#app/state/shop/root-data.ts'
import {
  type Capabilities,
  type FixedListing,
  readListing,
  toProductQuery,
} from './listing-query.ts'

/** What the first products of an address are asked for by, on the server and in the browser. */
const queryOf = (url: string, capabilities: Capabilities, fixed?: FixedListing) =>
  toProductQuery({ ...readListing(new URL(url).searchParams, capabilities), ...fixed })

/** The read of a listing's first products on the server. */
export const readingListing = (
  { settings }: Pick<RequestFacts, 'settings'>,
  url: string,
  fixed?: FixedListing,
) => reading(productsResource, queryOf(url, settings?.capabilities ?? [], fixed))

/** Starts reading a listing's first products in the browser. */
export const preloadProducts = (url: string, fixed?: FixedListing) =>
  preload(productsResource, queryOf(url, settingsInUse()?.capabilities ?? [], fixed))

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
