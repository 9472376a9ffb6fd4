import type { Suggestions } from '@shop/contract'
import { useEffect, useRef, useState } from 'react'
import { knownSuggestions, readSuggestions } from '#app/data/search.ts'

/** The debounce of typing where each call counts, in ms: stock servers take sixty a minute. */
const debounce = 200

/** How long an answer to what was typed before is waited for, in ms. */
const patience = 250

/**
 * Suggestions for the text that is in the box; null while they are on their way.
 *
 * @param isExtended the server has a call for it: it is asked with the first key and then, one call at a
 *   time, for whatever is in the box when the last has answered
 */
export function useSuggestions(text: string, isExtended: boolean) {
  const [answer, setAnswer] = useState<{ text: string; found: Suggestions | null }>({
    text: '',
    found: null,
  })
  /** The text of the call that is on its way. */
  const [asked, setAsked] = useState<string | null>(null)
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])

  const isNews = text !== '' && text !== answer.text && !knownSuggestions(text)
  useEffect(() => {
    if (!isNews || asked !== null) return
    const timer = setTimeout(
      () => {
        const asking = new AbortController()
        call.current = asking
        setAsked(text)
        readSuggestions(text, isExtended, asking.signal)
          .then(
            (found) => setAnswer({ text, found }),
            // Suggestions help; without them the search itself still works. Those of another text would not.
            () => setAnswer((last) => (asking.signal.aborted ? last : { text, found: null })),
          )
          .finally(() => setAsked(null))
      },
      isExtended ? 0 : debounce,
    )
    return () => clearTimeout(timer)
  }, [isNews, text, asked, isExtended])

  const isOvertaken = asked !== null && asked !== text
  useEffect(() => {
    if (!isOvertaken) return
    const timer = setTimeout(() => call.current?.abort(), patience)
    return () => clearTimeout(timer)
  }, [isOvertaken])

  const known = knownSuggestions(text) ?? null
  return { found: known, last: known ?? (text === '' ? null : answer.found) }
}
