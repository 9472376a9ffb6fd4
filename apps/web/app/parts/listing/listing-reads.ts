import { facetsResource, productsResource } from '#app/data/catalogue.ts'
import type { RequestFacts } from '#app/data/request-context.ts'
import { preload, reading } from '#app/data/resource.ts'
import { settingsInUse } from '#app/state/shop/root-data.ts'
import {
  type Capabilities,
  type FixedListing,
  readListing,
  toNarrowing,
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

/**
 * The read of how many products each value leaves: of what a search finds some categories have none, and the
 * filters would change under the pointer once that is known.
 */
export function readingCounts(
  { settings }: Pick<RequestFacts, 'settings'>,
  url: string,
  fixed?: FixedListing,
) {
  const capabilities = settings?.capabilities ?? []
  const query = queryOf(url, capabilities, fixed)
  return query.search && capabilities.includes('product_facets')
    ? [reading(facetsResource, toNarrowing(query))]
    : []
}

/** Starts reading a listing's first products in the browser. */
export const preloadProducts = (url: string, fixed?: FixedListing) =>
  preload(productsResource, queryOf(url, settingsInUse()?.capabilities ?? [], fixed))
