import type { Suggestions } from '@shop/contract'
import { useEffect, useState } from 'react'
import { knownSuggestions, readSuggestions } from '#app/data/search.ts'

/** How long the typing rests before the server is asked, in ms. */
const rest = 200

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
          // A slow answer never takes the place of a newer one.
          if (!asking.signal.aborted) setAnswer({ text, found })
        },
        // Suggestions help; without them the search itself still works.
        () => undefined,
      )
    }, rest)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, isExtended])

  const known = knownSuggestions(text) ?? null
  return { found: known, last: known ?? (text === '' ? null : answer.found) }
}
