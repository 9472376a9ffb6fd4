import { useInsertionEffect, useRef } from 'react'

/**
 * Tells whether what was begun here has been left since: an answer that comes late leads nobody away from
 * where they are now. Unmounting leaves; `leave` is for a dialog that is closed.
 */
export function useLeft() {
  const turn = useRef(0)
  const leave = () => {
    turn.current += 1
  }
  // An answer that comes between the page's going and a passive effect would be told nowhere; layout effects end
  // also where Suspense only hides the page.
  useInsertionEffect(
    () => () => {
      turn.current += 1
    },
    [],
  )
  /** Something begins now; what it gives says whether that has been left. */
  const begin = () => {
    const begun = turn.current
    return () => turn.current !== begun
  }
  return { begin, leave }
}
