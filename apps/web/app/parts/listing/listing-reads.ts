import type { Currency, Settings } from '@shop/contract'
import { facetsResource, productsResource } from '#app/data/catalogue.ts'
import type { RequestFacts } from '#app/data/request-context.ts'
import { preload, reading } from '#app/data/resource.ts'
import { chosenCurrency, keptCurrency } from '#app/lib/i18n/choice.ts'
import { settingsInUse } from '#app/state/shop/root-data.ts'
import { type FixedListing, readListing, toNarrowing, toProductQuery } from './listing-query.ts'

/** What the first products of an address are asked for by, on the server and in the browser. */
const queryOf = (
  url: string,
  settings: Settings | null,
  currencyIn: (settings: Settings) => Currency,
  fixed?: FixedListing,
) =>
  toProductQuery(
    { ...readListing(new URL(url).searchParams, settings?.capabilities ?? []), ...fixed },
    settings && { settings, currency: currencyIn(settings) },
  )

type Facts = Pick<RequestFacts, 'settings' | 'currencyChoice'>

const queryOnServer = ({ settings, currencyChoice }: Facts, url: string, fixed?: FixedListing) =>
  queryOf(url, settings, (shop) => chosenCurrency(shop, currencyChoice), fixed)

/** The read of a listing's first products on the server. */
export const readingListing = (facts: Facts, url: string, fixed?: FixedListing) =>
  reading(productsResource, queryOnServer(facts, url, fixed))

/**
 * The read of how many products each value leaves: of what a search finds some categories have none, and the
 * filters would change under the pointer once that is known.
 */
export function readingCounts(facts: Facts, url: string, fixed?: FixedListing) {
  const query = queryOnServer(facts, url, fixed)
  return query.search && facts.settings?.capabilities.includes('product_facets')
    ? [reading(facetsResource, toNarrowing(query))]
    : []
}

/** Starts reading a listing's first products in the browser. */
export const preloadProducts = (url: string, fixed?: FixedListing) =>
  preload(productsResource, queryOf(url, settingsInUse(), keptCurrency, fixed))
