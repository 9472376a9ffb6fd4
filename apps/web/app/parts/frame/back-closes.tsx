import { openOverlays } from '@shop/ui/open-overlays'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { onPopFirst } from '#app/lib/pop-first.ts'
import { useOnNavigation } from '#app/lib/use-on-navigation.ts'

/** An entry's state: the router's, and ours beside it. */
interface Entry {
  /** The router's number of the page. */
  idx?: number
  /** An entry of ours lies over it. */
  covered?: boolean
  /** It is the one of ours: what Back leaves when it closes something. */
  covers?: boolean
}

const entryNow = () => (history.state ?? {}) as Entry

/** Two entries of one page: its own, and the one that lies over it or has replaced that. */
const isSamePage = (one: Entry, other: Entry) => one.idx !== undefined && one.idx === other.idx

/** While something is open, an entry of the same page lies over the page's own. */
function cover() {
  const { covered: _, ...entry } = entryNow()
  if (!openOverlays.top() || entry.covers) return
  history.replaceState({ ...entry, covered: true }, '')
  history.pushState({ ...entry, covers: true }, '')
}

/**
 * Back with a drawer, dialog or search open closes it and stays on the page.
 *
 * The entry that makes room for this stays when what was open is closed by other means: taking it out
 * would be a step of its own, which a navigation that begins meanwhile could fall into. A step
 * between two entries of one page with nothing to close is therefore made twice.
 */
export function BackCloses() {
  const last = useRef<Entry>({})
  const look = () => {
    cover()
    last.current = entryNow()
  }
  // A page may change beneath what is open, as filters do.
  useOnNavigation(look)

  const pop = useEffectEvent((event: PopStateEvent) => {
    const from = last.current
    const to = (event.state ?? {}) as Entry
    last.current = to
    if (!isSamePage(from, to)) return
    const top = openOverlays.top()
    // The router would read the same page again.
    if (top || to.covered || from.covered) event.stopImmediatePropagation()
    if (top) {
      flushSync(() => top.close())
      // There may be another one beneath, and one that is busy does not close.
      look()
    } else if (to.covered) history.back()
    else if (from.covered) history.forward()
  })
  const start = useEffectEvent(look)
  useEffect(() => {
    start()
    const stop = openOverlays.subscribe(() => start())
    const ignore = onPopFirst((event) => pop(event))
    return () => {
      stop()
      ignore()
    }
  }, [])
  return null
}
