import type { Access } from '@shop/contract'
import type { SocialProvider } from '@shop/contract/words'
import { fromPromise } from 'xstate'
import { connectOtp, type OtpCalls } from '../otp/connect-otp.ts'
import { authMachine } from './auth.machine.ts'
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts'
import { type Credentials, loginMachine } from './login/login.machine.ts'
import {
  type RegistrationValues,
  registrationMachine,
} from './registration/registration.machine.ts'
import { type NewPassword, resetPasswordMachine } from './reset-password/reset-password.machine.ts'
import { type ProviderAnswer, socialMachine } from './social/social.machine.ts'

/** The calls that the dialogs make. Each rejects with an error that carries its problem. */
export interface AuthCalls extends OtpCalls {
  login(credentials: Credentials, signal: AbortSignal): Promise<Access>
  register(form: RegistrationValues, signal: AbortSignal): Promise<Access>
  resetPassword(password: NewPassword, signal: AbortSignal): Promise<{ message: string | null }>
  socialLogin(
    login: ProviderAnswer & { provider: SocialProvider },
    signal: AbortSignal,
  ): Promise<Access>
}

/** The providers' scripts and windows, as a browser has them. */
export interface SocialWindows {
  load(provider: SocialProvider): Promise<unknown>
  ask(provider: SocialProvider): Promise<ProviderAnswer>
  /** What the shopper is not told: a script that did not come, a window that was closed. */
  log(error: unknown): void
}

export const connectLogin = (calls: Pick<AuthCalls, 'login'>) =>
  loginMachine.provide({
    actors: { submit: fromPromise(({ input, signal }) => calls.login(input.form, signal)) },
  })

export const connectRegistration = (calls: Pick<AuthCalls, 'register'>) =>
  registrationMachine.provide({
    actors: { submit: fromPromise(({ input, signal }) => calls.register(input.form, signal)) },
  })

export const connectForgotPassword = (calls: Pick<AuthCalls, 'sendOtp'>) =>
  forgotPasswordMachine.provide({
    actors: {
      submit: fromPromise(({ input, signal }) => {
        const { phone, phone_code } = input.form
        return calls.sendOtp({ phone, phone_code, forgot_password: true }, signal)
      }),
    },
  })

export const connectResetPassword = (calls: Pick<AuthCalls, 'resetPassword'>) =>
  resetPasswordMachine.provide({
    actors: { submit: fromPromise(({ input, signal }) => calls.resetPassword(input.form, signal)) },
  })

export const connectSocial = (calls: Pick<AuthCalls, 'socialLogin'>, windows: SocialWindows) =>
  socialMachine.provide({
    actors: {
      loadSdk: fromPromise(({ input }) => windows.load(input.provider)),
      askProvider: fromPromise(({ input }) => windows.ask(input.provider)),
      signIn: fromPromise(({ input, signal }) => calls.socialLogin(input, signal)),
    },
    actions: { log: (_, { error }) => windows.log(error) },
  })

/** The machine with its holes filled. Do it once, at module level. */
export const connectAuth = (calls: AuthCalls, windows: SocialWindows) =>
  authMachine.provide({
    actors: {
      login: connectLogin(calls),
      registration: connectRegistration(calls),
      forgotPassword: connectForgotPassword(calls),
      otp: connectOtp(calls),
      resetPassword: connectResetPassword(calls),
      social: connectSocial(calls, windows),
    },
  })
