import { updateLastSeen } from '@shop/contract/account'
import { connectSession, type sessionMachine } from '@shop/flows/session'
import { createActor, type EmittedFrom } from 'xstate'
import { browserClient } from '#app/data/browser-client.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { listenAs } from '#app/state/realtime/index.ts'
import { revoke } from './revoke.ts'

/** What the session tells: somebody signed in, somebody is gone. */
export type SessionNews = EmittedFrom<typeof sessionMachine>

/**
 * The one session of this page (specification.md section 4). Loaded for customers, and with the
 * dialogs.
 */
export const session = createActor(
  connectSession(
    {
      get: () => {
        const { token, user } = sessionStore.read()
        return token && user ? { token, user } : null
      },
      set: sessionStore.write,
      clear: sessionStore.clear,
      subscribe: sessionStore.subscribe,
    },
    {
      ping: (_token, signal) => browserClient(updateLastSeen, { signal }),
      listen: listenAs,
      logOut: revoke,
    },
  ),
)

type Listener = (news: SessionNews) => void

const waiting: SessionNews[] = []
let listener: Listener | null = null

session.on('*', (news) => {
  if (listener) listener(news)
  else waiting.push(news)
})

/** Hears the session's news; what happened before anybody listened comes first. */
export function hearSession(next: Listener): () => void {
  listener = next
  for (const news of waiting.splice(0)) next(news)
  return () => {
    if (listener === next) listener = null
  }
}

session.start()
sessionStore.onExpiry((token) => session.send({ type: 'unauthorised', token }))
