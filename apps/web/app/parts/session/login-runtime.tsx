import '#app/whole.css'
import type { Settings } from '@shop/contract'
import { AuthDialog, type AuthRef } from '@shop/flows/auth'
import { useShownCountries } from '@shop/ui/country-names'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect, useMemo } from 'react'
import { countriesResource } from '#app/data/countries.ts'
import { preload, useResource } from '#app/data/resource.ts'
import { guessCountry } from '#app/lib/guess-country.ts'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { dialogsOf } from '#app/state/login/login-machine.ts'
import { loginSettings } from '#app/state/session/at-the-machine.ts'
import { dropIntents, type Intent, keepIntent } from '#app/state/session/intents.ts'
import { rereadUser } from '#app/state/session/reread-user.ts'
import { session } from '#app/state/session/session-runtime.ts'
import { endedToast } from '#app/state/session/use-tell-ended.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { useAnsweredInDialog, useMendedByTyping } from './use-mended-by-typing.ts'

/** One refusal at a time, and none after the login. */
const refusal = 'login-refused'

/** Opens the login dialog; what needs it goes on after the login. */
export function openLogin(settings: Settings, intent?: Intent): AuthRef {
  if (intent) keepIntent(intent)
  const dialogs = dialogsOf(settings)
  dialogs.send({ type: 'login.opened' })
  preload(countriesResource)
  return dialogs
}

/** Opens the dialog for a new password, to whoever has the token of a letter. */
export function openReset(settings: Settings, token: string): AuthRef {
  const dialogs = dialogsOf(settings)
  dialogs.send({ type: 'reset.opened', token })
  return dialogs
}

const links = { terms: '/terms-and-conditions', privacy: '/privacy-policy' }

/**
 * The dialogs around signing in, and what their answers set going (specification.md sections 4 and
 * 8).
 */
export function LoginDialogs({ actor }: { actor: AuthRef }) {
  const t = useT()
  const { settings } = useShop()
  const ownSettings = useMemo(() => loginSettings(settings, location.hostname), [settings])
  const { toast, dismiss } = useToaster()
  const navigate = useNavigate()
  useMendedByTyping(refusal)
  // 'Please login first!'
  useAnsweredInDialog('cart-failure')
  const { data, error, mutate } = useResource(countriesResource, [], { revalidateIfStale: false })

  const shown = useShownCountries(data)
  const guess = useMemo(() => guessCountry(data ?? []), [data])

  useEffect(() => {
    const succeed = (title: string) => {
      dismiss(refusal)
      dismiss(endedToast)
      toast({ id: 'welcome', tone: 'success', title, duration: 3000, position: 'top-right' })
    }
    const hearings = [
      actor.on('loggedIn', ({ access }) => {
        session.send({ type: 'loggedIn', access })
        succeed(t('Login Successful'))
      }),
      actor.on('registered', ({ access }) => {
        session.send({ type: 'loggedIn', access })
        succeed(t('Register Successful'))
      }),
      actor.on('verified', () => {
        dismiss(refusal)
        // The account is verified now, which this page does not know yet (wire.md 10); asked for
        // again with the next page anyway.
        rereadUser().catch(() => undefined)
      }),
      actor.on('passwordReset', ({ message }) => {
        succeed(message ? t(message) : t('The password has been reset'))
      }),
      actor.on('refused', ({ problem }) => {
        toast({ id: refusal, tone: 'error', title: t(problem.message) })
      }),
      actor.on('profileWanted', () => void navigate('/profile')),
      actor.on('dismissed', dropIntents),
      session.on('cleared', () => actor.send({ type: 'shopper.left' })),
    ]
    return () => {
      for (const hearing of hearings) hearing.unsubscribe()
    }
  }, [actor, t, toast, dismiss, navigate])

  return (
    <AuthDialog
      actor={actor}
      countries={{
        list: data && shown,
        guess,
        failed: Boolean(error && !data),
        onRetry: () => void mutate(),
      }}
      settings={ownSettings}
      links={links}
    />
  )
}
