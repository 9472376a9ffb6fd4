import type { Settings } from '@shop/contract'
import { login, register } from '@shop/contract/account'
import { phrase } from '@shop/contract/phrase'
import { resetPassword, socialLogin } from '@shop/contract/recovery'
import { type AuthRef, connectAuth } from '@shop/flows/auth'
import type * as v from 'valibot'
import { createActor } from 'xstate'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { sendOrFind } from '#app/data/lost-answer.ts'
import { pauseFavorites } from '#app/state/favourites/pause.ts'
import { loginSettings } from '#app/state/session/at-the-machine.ts'
import { prefillOf } from '#app/state/session/demo-account.ts'
import { otpCalls } from '#app/state/session/otp-calls.ts'
import { socialWindows } from '#app/state/session/social-windows.ts'

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

let actor: AuthRef | null = null

/** The dialogs as the shop's settings want them. */
export function dialogsOf(all: Settings): AuthRef {
  const settings = loginSettings(all, location.hostname)
  auths = settings.social_auths
  actor ??= createActor(machine, {
    input: { prefill: prefillOf(settings), rules: settings, now: Date.now },
  }).start()
  return actor
}
