import type { Suggestions } from '@shop/contract'
import { useEffect, useState } from 'react'
import { knownSuggestions, readSuggestions } from '#app/data/search.ts'

/** The debounce of typing, in ms. */
const debounce = 200

/** Suggestions for the text that is in the box; null while they are on their way. */
export function useSuggestions(text: string, isExtended: boolean) {
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions | null }>({
    text: '',
    found: null,
  })

  useEffect(() => {
    if (text === '' || knownSuggestions(text)) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      readSuggestions(text, isExtended, asking.signal).then(
        (found) => {
          // No race condition: the latest text wins, and an aborted answer may still arrive.
          if (!asking.signal.aborted) setAnswer({ text, found })
        },
        // Suggestions help; without them the search itself still works.
        () => undefined,
      )
    }, debounce)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, isExtended])

  const known = knownSuggestions(text) ?? null
  return { found: known, last: known ?? (text === '' ? null : answer.found) }
}
