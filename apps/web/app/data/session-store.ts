import type { User } from '@shop/contract'
import { createStore, useStore } from '#app/lib/store.ts'

/** Who is signed in, as far as this browser knows. */
export interface SessionState {
  token: string | null
  user: User | null
}

/** Somebody who is signed in. */
interface Identity {
  token: string
  user: User
}

const guest: SessionState = { token: null, user: null }

const tokens = createStore((kept) => (typeof kept === 'string' ? kept : ''), {
  key: 'token',
  isText: true,
})

const users = createStore(
  (kept) => {
    // This shop wrote it; what another program left there is nobody.
    const { id, name } = (kept ?? {}) as Partial<User>
    return typeof id === 'number' && typeof name === 'string' ? (kept as User) : null
  },
  { key: 'user' },
)

type ExpiryListener = (token: string) => void

/**
 * Token and user in browser storage (specification.md sections 3 and 4; decision 011), in step
 * across tabs. The session machine decides; this remembers.
 */
function createSessionStore() {
  let state = guest
  const expiryListeners = new Set<ExpiryListener>()
  let missedExpiry: string | null = null
  let expired: string | null = null
  let isThrownOut = false

  const read = (): SessionState => {
    const token = tokens.read()
    const user = token ? users.read() : null
    if (!token || !user) state = guest
    else if (state.token !== token || state.user !== user) state = { token, user }
    return state
  }

  return {
    empty: guest,
    read,
    write({ token, user }: Identity) {
      // Listeners hear of both at once: of the token, which comes last.
      users.write(user)
      tokens.write(token)
    },
    clear() {
      isThrownOut = expired !== null && expired === read().token
      tokens.write('')
      users.write(null)
    },
    /** Whether the last session of this page was ended by a 401 and not by its shopper. */
    isThrownOut: () => isThrownOut,
    subscribe(listener: () => void) {
      const stops = [tokens.subscribe(listener), users.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    /** A private call that carried this token was answered 401. */
    expire(token: string) {
      expired = token
      if (expiryListeners.size === 0) missedExpiry = token
      for (const listener of expiryListeners) listener(token)
    },
    /** The session's machine comes later than the first calls: it hears of an early 401 too. */
    onExpiry(listener: ExpiryListener) {
      expiryListeners.add(listener)
      if (missedExpiry) listener(missedExpiry)
      missedExpiry = null
      return () => void expiryListeners.delete(listener)
    },
  }
}

export const sessionStore = createSessionStore()

/** The signed-in shopper. On the server, and while the page is hydrated, everybody is a guest. */
export const useSession = (): SessionState => useStore(sessionStore, guest)
