import { productsResource } from '#app/data/catalogue.ts'
import type { RequestFacts } from '#app/data/request-context.ts'
import { preload, reading } from '#app/data/resource.ts'
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
