import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { sessionStore, useSession } from '#app/data/session-store.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { useAuth } from './auth-context.ts'
import { useTellEnded } from './use-tell-ended.ts'

/**
 * Sends a guest home and opens the login there, which brings the page back (specification.md
 * section 6; decision 022): for the account's screens and checkout. The server knows nobody and
 * renders the page's frame.
 */
export function useGuestRedirect() {
  const here = useLocation()
  // A page that is on its way was asked for last.
  const { pathname, search } = useNavigation().location ?? here
  const navigate = useNavigate()
  const { askLogin } = useAuth()
  const tellEnded = useTellEnded()
  const { token } = useSession()
  const [wasCustomer, setWasCustomer] = useState(false)
  if (token && !wasCustomer) setWasCustomer(true)

  const turnAway = useEffectEvent(() => {
    // During hydration `token` is still the server's; the store knows better.
    if (sessionStore.read().token) return
    void navigate('/', { replace: true })
    // Who has just left does not want to come back; who was thrown out does.
    if (tellEnded() || !wasCustomer) askLogin({ kind: 'go', path: pathname + search })
  })
  useEffect(() => {
    if (!token) turnAway()
  }, [token])
}
