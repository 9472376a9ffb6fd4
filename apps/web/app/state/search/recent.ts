/** The shopper's last searches; they stay in this browser. */
const key = 'recent_searches'
const most = 8

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

const keep = (terms: readonly string[]) => {
  if (terms.length > 0) localStorage.setItem(key, JSON.stringify(terms))
  else localStorage.removeItem(key)
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Puts a search first. */
export function rememberSearch(term: string) {
  if (term) keep([term, ...recentSearches().filter((one) => !isSame(one, term))].slice(0, most))
}

export const forgetSearch = (term: string) =>
  keep(recentSearches().filter((one) => !isSame(one, term)))

export const forgetSearches = () => keep([])
