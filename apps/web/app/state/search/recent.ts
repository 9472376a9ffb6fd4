import { createStore } from '#app/lib/store.ts'
import { lastTerm } from './last-term.ts'

const most = 8

/** The shopper's last searches; they stay in this browser. */
const searches = createStore(
  (stored): string[] =>
    Array.isArray(stored) ? stored.filter((term) => typeof term === 'string').slice(0, most) : [],
  { key: 'recent_searches', of: 'shopper' },
)

export const recentSearches = searches.read

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Puts a search first. */
export function rememberSearch(term: string) {
  if (term)
    searches.write([term, ...recentSearches().filter((one) => !isSame(one, term))].slice(0, most))
}

export const forgetSearch = (term: string) =>
  searches.write(recentSearches().filter((one) => !isSame(one, term)))

/** Who comes next to this browser finds nothing of what was looked for. */
export function forgetSearches() {
  searches.write([])
  lastTerm.write('')
}
