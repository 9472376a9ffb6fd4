import { Suspense, useEffect, useRef, useState } from 'react'
import { sessionStore, useSession } from '#app/data/session-store.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { whenIdle } from '#app/lib/when-idle.ts'

const SessionFollowUp = lazyPart(() => import('./session-follow-up.tsx'))

/**
 * Keeps a signed-in shopper's session: starts its machine when the page has come to rest, and does
 * what follows from a login or a log-out. Guests load none of it. Stands below CartProvider.
 */
export function SessionKeeper() {
  const { token } = useSession()
  const [running, setRunning] = useState(false)
  const wasGuest = useRef(false)

  useEffect(() => {
    // Hydration begins with the server's guest: the store knows better already.
    if (!sessionStore.read().token) wasGuest.current = true
    if (!token || running) return
    // A login has just been made, and what follows from it is waited for.
    if (wasGuest.current) setRunning(true)
    else return whenIdle(() => setRunning(true))
  }, [token, running])

  return running ? (
    <Suspense>
      <SessionFollowUp />
    </Suspense>
  ) : null
}
