import { createContext, useContext } from 'react'
import type { Intent } from './intents.ts'

export interface Auth {
  /** Opens the login dialog over this page; `intent` goes on by itself after it (decision 022). */
  askLogin: (intent?: Intent) => void
  /** Prefetches the login dialog's code when the shopper seems to want it. */
  preloadLogin: () => void
  /** Opens the 'Log Out!' dialog (specification.md section 2, Account menu). */
  askLogOut: () => void
}

export const AuthContext = createContext<Auth | null>(null)

/** The way to the dialogs of the session. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth needs a SessionProvider above it')
  return auth
}
