import { useContext, useEffect } from 'react'
import { createPath, UNSAFE_DataRouterContext } from 'react-router-dom'
import { screenMissing } from '#app/lib/import-screen.ts'
import { canBeRendered } from './can-be-rendered.ts'
import { isAway, recovery, rereads } from './use-recovery.ts'

/** Beside the keys of what is read: the screen that a navigation waits for. */
const screen = 'screen'

/**
 * Opens a screen whose code could not be loaded as a document, of whichever build the server has now.
 * Until the server answers the shopper stays, with all that is on the page, and may go elsewhere. After
 * a prefetch nothing is to be done: nobody has asked for that screen.
 */
export function useMissingScreen() {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useEffect(() => {
    const readDestination = () => router?.state.navigation.location

    rereads[screen] = async () => {
      if (!readDestination()) return
      if (!(await canBeRendered())) return recovery.noteFailure(screen)
      recovery.noteAnswer(screen)
      const destination = readDestination()
      if (destination) location.assign(location.origin + createPath(destination))
    }
    const note = (event: Event) => {
      event.preventDefault()
      if (!readDestination()) return
      recovery.noteFailure(screen)
      // A server that has another build by now answers at once.
      if (!isAway()) recovery.retry()
    }
    addEventListener(screenMissing, note)
    return () => removeEventListener(screenMissing, note)
  }, [router])
}
