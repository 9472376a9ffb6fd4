import type { SyntheticEvent } from 'react'

/** For what waits: on the way down, so that the press of an only child (`asChild`) is stopped, too. */
export const stopPress = (event: SyntheticEvent) => {
  event.preventDefault()
  event.stopPropagation()
}
