import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { sessionStore, useSession } from '#app/data/session-store.ts'
import { useAuth } from './auth-context.ts'

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
  const { toast } = useToaster()
  const t = useT()
  const { token } = useSession()
  const [wasCustomer, setWasCustomer] = useState(false)
  if (token && !wasCustomer) setWasCustomer(true)

  const turnAway = useEffectEvent(() => {
    // During hydration `token` is still the server's; the store knows better.
    if (sessionStore.read().token) return
    void navigate('/', { replace: true })
    if (sessionStore.isThrownOut())
      toast({ id: 'session-ended', title: t('Your session has ended. Please log in again.') })
    // Who has just left does not want to come back; who was thrown out does.
    if (!wasCustomer || sessionStore.isThrownOut())
      askLogin({ kind: 'go', path: pathname + search })
  })
  useEffect(() => {
    if (!token) turnAway()
  }, [token])
}
