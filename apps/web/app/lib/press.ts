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
  if (router.state.navigation.state === 'idle') {
    if (router.state.location.key !== from) router.navigate(-1)
    return
  }
  const forget = router.subscribe(() => {
    if (router.state.navigation.state !== 'idle') return
    forget()
    leadBack(router, from)
  })
}

/** Calls `then` when the press is over and its click is done, and leads back from one that is taken back. */
export function whenReleased(
  { clientX, clientY }: { clientX: number; clientY: number },
  router: Router,
  then: () => void,
) {
  const from = router.state.location.key
  const release = (event: PointerEvent) => {
    removeEventListener('pointerup', release)
    removeEventListener('pointercancel', release)
    const isAway = Math.hypot(event.clientX - clientX, event.clientY - clientY) > shake
    // After the click that belongs to it, and what it has set out for.
    setTimeout(() => {
      then()
      if (isAway) leadBack(router, from)
    })
  }
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)
}
