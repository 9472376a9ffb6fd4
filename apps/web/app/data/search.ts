import type { Suggestions } from '@shop/contract'
import { browserClient } from './browser-client.ts'
import { sharedResource } from './resource.ts'

/** What a server that knows it (settings' `popular_searches`) offers before anything is typed. */
export const popularResource = sharedResource(
  'popular-searches',
  async (client) => {
    const { getPopularSearches } = await import('@shop/contract/search')
    return (await client(getPopularSearches)).data.terms
  },
  { freshFor: 600_000 },
)

/** Searches whose suggestions are cached. */
const most = 30
/** As many products as are suggested at most. */
const few = 5
const read = new Map<string, Suggestions>()

/** What is looked for; a search's prices are in this currency where it names none. */
export interface Searched {
  search: string
  currency: string | undefined
}

/** What tells one search from another. */
export const searchKey = ({ search, currency = '' }: Searched): string => `${currency} ${search}`

/** What was suggested for a search's key before; nothing when it was not asked yet. */
export const knownSuggestions = (key: string): Suggestions | undefined => read.get(key)

async function suggestions(query: Searched, signal: AbortSignal): Promise<Suggestions> {
  const { getSuggestions } = await import('@shop/contract/search')
  return (await browserClient(getSuggestions, { query, signal })).data
}

async function suggestedProducts(searched: Searched, signal: AbortSignal): Promise<Suggestions> {
  const { getProducts } = await import('@shop/contract/catalogue')
  const query = { ...searched, page: 1, per_page: few }
  const { data } = await browserClient(getProducts, { query, signal })
  const products = data.products.map((one) => ({ ...one, color_id: null }))
  const { spelling, help_topic } = data
  return { products, categories: [], shops: [], spelling, help_topic }
}

/**
 * Suggestions for what has been typed. A server without them is asked for products alone; what
 * categories fit is then for the caller to say.
 *
 * @param isExtended whether the server has the call (settings' `search_suggestions`)
 */
export async function readSuggestions(
  searched: Searched,
  isExtended: boolean,
  signal: AbortSignal,
): Promise<Suggestions> {
  const found = await (isExtended ? suggestions : suggestedProducts)(searched, signal)
  read.set(searchKey(searched), found)
  const [oldest] = read.keys()
  if (read.size > most && oldest !== undefined) read.delete(oldest)
  return found
}
