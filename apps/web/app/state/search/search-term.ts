import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { lastTerm } from './last-term.ts'

/**
 * The search box's text and what submitting it does: the term is stored and /products shows what it
 * finds. On /products the box shows the search in the address, else the stored term.
 *
 * @param input the box: what was typed before scripts had come stays in it
 */
export function useSearchTerm(input: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isListing = pathname === '/products'
  const term = isListing ? new URLSearchParams(search).get('search') : null
  const [text, setText] = useState(term ?? '')
  const [edits, setEdits] = useState(0)
  const before = useRef<string | null>(null)
  /** The box holds more than what was asked for last. */
  const isEdited = useRef(false)
  const edit = (next: string) => {
    isEdited.current = true
    setEdits((count) => count + 1)
    setText(next)
  }

  useEffect(() => {
    if (term) lastTerm.write(term)
    // The shopper took the search off the list: it is not wanted any more.
    else if (isListing && before.current) lastTerm.write('')
    before.current = term
    // Who goes on typing while results load is asked nothing back.
    if (isEdited.current && document.activeElement === input.current) return
    isEdited.current = false
    setText(term ?? (isListing ? lastTerm.read() : ''))
  }, [term, isListing, input])

  useEffect(() => {
    const typed = input.current?.value
    if (typed) setText(typed)
  }, [input])

  /** A search goes off, or a suggestion is followed. */
  const leave = () => {
    isEdited.current = false
  }
  const submit = () => {
    leave()
    // What was typed while the page was being hydrated stands in the box alone.
    const term = (input.current?.value ?? text).trim()
    lastTerm.write(term)
    // Remembered for the suggestions; a search does not wait for it.
    if (term)
      import('./recent.ts').then(
        (recent) => recent.rememberSearch(term),
        () => undefined,
      )
    void navigate(term ? `/products?${new URLSearchParams({ search: term })}` : '/products')
  }
  return { text, edits, edit, submit, leave }
}
