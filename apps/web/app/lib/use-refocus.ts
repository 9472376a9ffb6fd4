import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const isLost = ({ activeElement, body }: Document) =>
  !activeElement || activeElement === body || !activeElement.checkVisibility()

/**
 * A pressed link may go with its screen: the next one is read on from its beginning, not from the top of
 * the document. Back has a place of its own (`return-focus.ts`).
 */
export function useRefocus(main: RefObject<HTMLElement | null>) {
  const type = useNavigationType()
  const { key } = useLocation()
  useEffect(() => {
    // The first entry of a tab is called so, and nothing was pressed in it.
    if (key === 'default' || type === 'POP') return
    if (isLost(document)) main.current?.focus({ preventScroll: true })
  }, [key, type, main])
}
