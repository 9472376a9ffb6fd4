import type { Suggestions } from '@shop/contract'
import { browserClient } from './browser-client.ts'

/** Searches whose suggestions are cached. */
const most = 30
/** As many products as are suggested at most. */
const few = 5
const read = new Map<string, Suggestions>()

/** What was suggested for a text before; nothing when it was not asked yet. */
export const knownSuggestions = (search: string): Suggestions | undefined => read.get(search)

async function suggestions(search: string, signal: AbortSignal): Promise<Suggestions> {
  const { getSuggestions } = await import('@shop/contract/search')
  return (await browserClient(getSuggestions, { query: { search }, signal })).data
}

async function suggestedProducts(search: string, signal: AbortSignal): Promise<Suggestions> {
  const { getProducts } = await import('@shop/contract/catalogue')
  const query = { search, page: 1, per_page: few }
  const { data } = await browserClient(getProducts, { query, signal })
  return { products: data.products, categories: [], shops: [], spelling: data.spelling }
}

/**
 * Suggestions for what has been typed. A server without them is asked for products alone; what
 * categories fit is then for the caller to say.
 *
 * @param isExtended whether the server has the call (settings' `search_suggestions`)
 */
export async function readSuggestions(
  search: string,
  isExtended: boolean,
  signal: AbortSignal,
): Promise<Suggestions> {
  const found = await (isExtended ? suggestions : suggestedProducts)(search, signal)
  read.set(search, found)
  const [oldest] = read.keys()
  if (read.size > most && oldest !== undefined) read.delete(oldest)
  return found
}
