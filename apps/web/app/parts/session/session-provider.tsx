import type { AuthRef } from '@shop/flows/auth'
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react'
import { sayMissing } from '#app/lib/lazy-part.tsx'
import { type Auth, AuthContext } from '#app/state/session/auth-context.ts'
import { takeLetterToken } from '#app/state/session/letter-link.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import type { LogOutProps } from './log-out.tsx'

const loadLogin = () => import('./login-runtime.tsx')
const loadLogOut = () => import('./log-out.tsx')

interface LoginParts {
  Dialogs: ComponentType<{ actor: AuthRef }>
  actor: AuthRef
}

/**
 * The dialogs of the session. Their code, and the machines', comes when the shopper seems to want
 * it: a guest who only looks around never loads it.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { settings } = useShop()
  const [login, setLogin] = useState<LoginParts | null>(null)
  const [LogOut, setLogOut] = useState<ComponentType<LogOutProps> | null>(null)
  const [leaving, setLeaving] = useState(false)

  const { auth, askNewPassword } = useMemo(() => {
    const show = (open: (parts: Awaited<ReturnType<typeof loadLogin>>) => AuthRef) =>
      void loadLogin().then(
        (parts) => setLogin({ Dialogs: parts.LoginDialogs, actor: open(parts) }),
        sayMissing,
      )
    const auth: Auth = {
      askLogin: (intent) => show(({ openLogin }) => openLogin(settings, intent)),
      // A failed fetch is tried again, and told, when the dialog is really asked for.
      preloadLogin: () => void loadLogin().catch(() => undefined),
      askLogOut: () => {
        loadLogOut().then((parts) => {
          setLogOut(() => parts.LogOut)
          setLeaving(true)
        }, sayMissing)
      },
    }
    const askNewPassword = (token: string) => show(({ openReset }) => openReset(settings, token))
    return { auth, askNewPassword }
  }, [settings])

  useEffect(() => {
    const token = takeLetterToken()
    if (token !== null) askNewPassword(token)
  }, [askNewPassword])

  return (
    <AuthContext value={auth}>
      {children}
      {login ? <login.Dialogs actor={login.actor} /> : null}
      {LogOut ? <LogOut open={leaving} onClose={() => setLeaving(false)} /> : null}
    </AuthContext>
  )
}
