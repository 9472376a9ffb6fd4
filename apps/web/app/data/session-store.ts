import type { User } from '@shop/contract'
import { useSyncExternalStore } from 'react'

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

const tokenKey = 'token'
const userKey = 'user'

function readUser(): User | null {
  try {
    // This shop wrote it; what another program left there is nobody.
    const stored = JSON.parse(localStorage.getItem(userKey) ?? 'null') as Partial<User> | null
    return typeof stored?.id === 'number' && typeof stored.name === 'string'
      ? (stored as User)
      : null
  } catch {
    return null
  }
}

function readStorage(): SessionState {
  if (typeof localStorage === 'undefined') return guest
  const token = localStorage.getItem(tokenKey)
  const user = token ? readUser() : null
  return token && user ? { token, user } : guest
}

type Listener = () => void
type ExpiryListener = (token: string) => void

/**
 * Token and user in browser storage (specification.md sections 3 and 4; decision 011), in step
 * across tabs. The session machine decides; this remembers. Not two stores (lib/store.ts): token and
 * user change at once, and who listens never hears of one without the other.
 */
function createSessionStore() {
  let state: SessionState | null = null
  const listeners = new Set<Listener>()
  const expiryListeners = new Set<ExpiryListener>()
  /** The token that was answered 401, until somebody signs in with another, and whose it was. */
  let expired: string | null = null
  let thrownOut: number | null = null
  const read = (): SessionState => {
    state ??= readStorage()
    return state
  }
  const become = (next: SessionState) => {
    if (next.token !== null && next.token !== expired) expired = null
    state = next
    for (const listener of listeners) listener()
  }

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === tokenKey || key === userKey) become(readStorage())
    })
  }

  return {
    read,
    write({ token, user }: Identity) {
      localStorage.setItem(tokenKey, token)
      localStorage.setItem(userKey, JSON.stringify(user))
      become({ token, user })
    },
    clear() {
      localStorage.removeItem(tokenKey)
      localStorage.removeItem(userKey)
      become(guest)
    },
    /** The shopper whose session on this page was ended by a 401, and not by them; else null. */
    thrownOut: () => (read().token === null && expired !== null ? thrownOut : null),
    subscribe(listener: Listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** A private call that carried this token was answered 401. */
    expire(token: string) {
      const { token: current, user } = read()
      if (token !== current) return
      expired = token
      thrownOut = user?.id ?? null
      for (const listener of expiryListeners) listener(token)
    },
    /** The session's machine comes later than the first calls: it hears of an early 401 too. */
    onExpiry(listener: ExpiryListener) {
      expiryListeners.add(listener)
      if (expired !== null && expired === read().token) listener(expired)
      return () => void expiryListeners.delete(listener)
    },
  }
}

export const sessionStore = createSessionStore()

/** The signed-in shopper. On the server and until hydration is done, everybody is a guest. */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => guest)
