import type { Suggestions } from '@shop/contract'
import { useEffect, useRef, useState } from 'react'
import { knownSuggestions, readSuggestions, searchKey } from '#app/data/search.ts'
import { searchCurrency } from '#app/lib/i18n/search-currency.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** The debounce of typing where each call counts, in ms: stock servers take sixty a minute. */
const debounce = 200

/** How long an answer to what was typed before is waited for, in ms. */
const patience = 250

/**
 * Suggestions for the text that is in the box; null while they are on their way. A server that has a call for
 * them is asked with the first key and then, one call at a time, for whatever is in the box when the last has
 * answered.
 */
export function useSuggestions(text: string) {
  const { settings, currency } = useShop()
  const isExtended = settings.capabilities.includes('search_suggestions')
  const { currency: name } = searchCurrency(text, currency, settings)
  const key = searchKey({ search: text, currency: name })
  const [answer, setAnswer] = useState<{ key: string; found: Suggestions | null }>({
    key: '',
    found: null,
  })
  /** The key of the call that is on its way. */
  const [asked, setAsked] = useState<string | null>(null)
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  const isNews = text !== '' && key !== answer.key && !knownSuggestions(key)
  useEffect(() => {
    if (!isNews || asked !== null) return
    const timer = setTimeout(
      () => {
        const asking = new AbortController()
        call.current = asking
        setAsked(key)
        readSuggestions({ search: text, currency: name }, isExtended, asking.signal)
          .then(
            (found) => setAnswer({ key, found }),
            // Suggestions help; without them the search itself still works. Those of another text would not.
            () => setAnswer((last) => (asking.signal.aborted ? last : { key, found: null })),
          )
          .finally(() => setAsked(null))
      },
      isExtended ? 0 : debounce,
    )
    return () => clearTimeout(timer)
  }, [isNews, text, name, key, asked, isExtended])

  const isOvertaken = asked !== null && asked !== key
  useEffect(() => {
    if (!isOvertaken) return
    const timer = setTimeout(() => call.current?.abort(), patience)
    return () => clearTimeout(timer)
  }, [isOvertaken])

  const known = knownSuggestions(key) ?? null
  return { found: known, last: known ?? (text === '' ? null : answer.found) }
}
