import type { SyntheticEvent } from 'react'

const stop = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** For an `asChild` that waits: on the way down, so that the child's own press is stopped, too. */
export const stoppedPress = { onClickCapture: stop, onPointerDownCapture: stop }
