import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'

/**
 * A mouse is down some 85 ms before it clicks: a link that is followed as it goes down saves them. Who moves
 * away before letting go has taken the press back, and is led back, too.
 */

/** What of the router a press needs. */
interface Router {
  state: { location: { key: string }; navigation: { state: string } }
  navigate: (delta: number) => unknown
  subscribe: (listener: () => void) => () => void
}

/** A hand that clicks moves a little; px. */
const shake = 48

/** Leads back to where one was, as soon as it is left. */
function leadBack(router: Router, from: string) {
  const lead = () => {
    if (router.state.navigation.state !== 'idle') return false
    if (router.state.location.key !== from) router.navigate(-1)
    return true
  }
  if (lead()) return
  const forget = router.subscribe(() => {
    if (lead()) forget()
  })
}

/** Settles when the last press is done; never, when it was taken back. */
export let done: Promise<void> | undefined

/**
 * Begins a press that is followed at once; false where it is none: a finger may be about to scroll.
 *
 * @param isPressed is true until its click is done
 */
export function begin(
  { pointerType, clientX, clientY }: ReactPointerEvent,
  router: Router,
  isPressed: RefObject<boolean>,
): boolean {
  if (pointerType !== 'mouse') return false
  const from = router.state.location.key
  const { promise, resolve } = Promise.withResolvers<void>()
  done = promise
  const release = (event: PointerEvent) => {
    removeEventListener('pointerup', release)
    removeEventListener('pointercancel', release)
    const isAway = Math.hypot(event.clientX - clientX, event.clientY - clientY) > shake
    // After the click that belongs to it, and what it has set out for.
    setTimeout(() => {
      isPressed.current = false
      if (isAway) leadBack(router, from)
      else resolve()
    })
  }
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)
  isPressed.current = true
  return true
}
