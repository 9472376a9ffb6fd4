import type { Suggestions } from '@shop/contract'
import { browserDoor } from './browser-door.ts'

const most = 30
const read = new Map<string, Suggestions>()

/** What was suggested for a text before; nothing when it was not asked yet. */
export const knownSuggestions = (search: string): Suggestions | undefined => read.get(search)

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
  const calls = await import('./search-calls.ts')
  const found = await (isExtended ? calls.suggestions : calls.suggestedProducts)(
    browserDoor,
    search,
    signal,
  )
  read.set(search, found)
  const [oldest] = read.keys()
  if (read.size > most && oldest !== undefined) read.delete(oldest)
  return found
}
