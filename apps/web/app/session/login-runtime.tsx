import { login } from '@shop/contract/account'
import { AuthDialog, type AuthRef, connectAuth } from '@shop/flows/auth'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect } from 'react'
import { createActor } from 'xstate'
import { browserDoor } from '#app/data/browser-door.ts'
import { dropWantedPage } from './intents.ts'
import { session } from './session-runtime.ts'

const machine = connectAuth({
  login: async (credentials, signal) =>
    (await browserDoor(login, { body: credentials, signal })).data,
})

/** One refusal at a time, and none after the login. */
const refusal = 'login-refused'

let actor: AuthRef | null = null

/** Opens the login dialog; its form starts with `prefill`. */
export function openLogin(prefill: { phone: string; password: string } | null): AuthRef {
  actor ??= createActor(machine, { input: { prefill } }).start()
  actor.send({ type: 'login.opened' })
  return actor
}

/** The dialogs around signing in, and what their answers set going (spec.md sections 4 and 8). */
export function LoginDialogs({ actor }: { actor: AuthRef }) {
  const t = useT()
  const { toast, dismiss } = useToaster()
  useEffect(() => {
    const hearings = [
      actor.on('loggedIn', ({ access }) => {
        session.send({ type: 'loggedIn', access })
        dismiss(refusal)
        toast({
          tone: 'success',
          title: t('Login Successful'),
          duration: 3000,
          position: 'top-end',
        })
      }),
      actor.on('refused', ({ problem }) => {
        toast({ id: refusal, tone: 'error', title: t(problem.message) })
      }),
      actor.on('dismissed', dropWantedPage),
    ]
    return () => {
      for (const hearing of hearings) hearing.unsubscribe()
    }
  }, [actor, t, toast, dismiss])
  return <AuthDialog actor={actor} />
}
