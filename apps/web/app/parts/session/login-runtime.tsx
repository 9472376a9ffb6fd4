import '#app/whole.css'
import type { Settings } from '@shop/contract'
import { login, register } from '@shop/contract/account'
import { phrase } from '@shop/contract/phrase'
import { resetPassword, socialLogin } from '@shop/contract/recovery'
import { AuthDialog, type AuthRef, connectAuth } from '@shop/flows/auth'
import { useShownCountries } from '@shop/ui/country-names'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useEffect, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { createActor } from 'xstate'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { countriesResource } from '#app/data/countries.ts'
import { sendOrFind } from '#app/data/lost-answer.ts'
import { preload, useResource } from '#app/data/resource.ts'
import { guessCountry } from '#app/lib/guess-country.ts'
import { pauseFavorites } from '#app/state/favourites/pause.ts'
import { loginSettings } from '#app/state/session/at-the-machine.ts'
import { prefillOf } from '#app/state/session/demo-account.ts'
import { dropIntents, type Intent, keepIntent } from '#app/state/session/intents.ts'
import { otpCalls } from '#app/state/session/otp-calls.ts'
import { rereadUser } from '#app/state/session/reread-user.ts'
import { session } from '#app/state/session/session-runtime.ts'
import { socialWindows } from '#app/state/session/social-windows.ts'
import { endedToast } from '#app/state/session/use-tell-ended.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

let auths: Settings['social_auths'] = { google: null, facebook: null, apple: null }

/** Into the account that was made, if it was: whoever made it knows its password. */
async function enterAccount(
  { email, phone, password }: v.InferOutput<typeof register.body>,
  signal: AbortSignal,
) {
  try {
    const body = { phone: email || phone || '', password }
    return (await browserClient(login, { body, signal })).data
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null
    throw error
  }
}

/** What to do where nobody knows whether it was done. */
const doubtful = {
  account: phrase(
    'It is not known whether your account was made. Try to log in with this password before you register again.',
  ),
  password: phrase(
    'It is not known whether the new password holds. Try to log in with it before you ask for another code.',
  ),
}

const machine = connectAuth(
  {
    ...otpCalls,
    login: async (body, signal) => (await browserClient(login, { body, signal })).data,
    register: (body, signal) =>
      sendOrFind(
        async () => (await browserClient(register, { body, signal })).data,
        () => enterAccount(body, signal),
        // With another password it is another wish: the account has the one that it was made with.
        `account ${JSON.stringify(body)}`,
        doubtful.account,
      ),
    resetPassword: (body, signal) =>
      sendOrFind(
        () => browserClient(resetPassword, { body, signal }),
        // Who has only a code's token cannot be asked about.
        () => Promise.reject(new Error('Nobody can look')),
        undefined,
        doubtful.password,
      ),
    socialLogin: async ({ provider, ...body }, signal) => {
      const { data } = await browserClient(socialLogin, { path: { provider }, body, signal })
      pauseFavorites()
      return data
    },
  },
  socialWindows(() => auths),
)

/** One refusal at a time, and none after the login. */
const refusal = 'login-refused'

let actor: AuthRef | null = null

/** The dialogs as the shop's settings want them. */
function dialogsOf(all: Settings): AuthRef {
  const settings = loginSettings(all, location.hostname)
  auths = settings.social_auths
  actor ??= createActor(machine, {
    input: { prefill: prefillOf(settings), rules: settings, now: Date.now },
  }).start()
  return actor
}

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
