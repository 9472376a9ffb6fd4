import type { Access, SentOtp } from '@shop/contract'
import { assign, emit, setup } from 'xstate'
import { type CodeVerifiedEvent, type OtpAddress, otpMachine } from '../otp/otp.machine.ts'
import type { Problem, RefusedEvent } from '../port/index.ts'
import {
  type CodeSentEvent,
  emptyForgotPassword,
  type ForgotPasswordValues,
  forgotPasswordMachine,
} from './forgot-password/forgot-password.machine.ts'
import { type AcceptedEvent, type Credentials, loginMachine } from './login/login.machine.ts'
import {
  emptyRegistration,
  type RegisteredEvent,
  type RegistrationDraftedEvent,
  type RegistrationValues,
  registrationMachine,
} from './registration/registration.machine.ts'
import {
  type PasswordResetEvent,
  resetPasswordMachine,
} from './reset-password/reset-password.machine.ts'
import { socialMachine } from './social/social.machine.ts'

/** What the shop's settings say about codes. */
export interface AuthRules {
  readonly register_otp_verify: boolean
  readonly register_otp_type: 'email' | 'phone'
}

export interface AuthInput {
  prefill?: Credentials | null
  rules?: AuthRules
  /** The wall clock, in milliseconds. */
  now?: () => number
}

export interface AuthContext {
  prefill: Credentials | null
  /** What is typed to register; the password only while the dialog is open. */
  registration: RegistrationValues
  rules: AuthRules
  now: () => number
  /** What was typed to get a code for a new password. */
  forgotten: ForgotPasswordValues
  /** Whom the open code dialog asks. */
  address: OtpAddress
  sent: SentOtp | null
  /** Proof of a verified code. */
  token: string
}

/** Where a code reaches somebody who has just registered. */
const addressOf = (form: RegistrationValues, { register_otp_type }: AuthRules): OtpAddress => ({
  phone: register_otp_type === 'email' ? form.email : form.phone,
  phone_code: form.phone_code,
  forgot_password: false,
})

export const nobody: OtpAddress = { phone: '', phone_code: '', forgot_password: false }

/** What the dialogs' machine is made of; its states stand in auth.machine.ts. */
export const auth = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as
      | { type: 'login.opened' }
      /** By the link of a letter: the token proves what a code would. */
      | { type: 'reset.opened'; token: string }
      | { type: 'login.chosen' }
      | { type: 'registration.chosen' }
      | { type: 'forgotPassword.chosen' }
      | { type: 'dismissed' }
      /** The code goes to an address that is not the shopper's. */
      | { type: 'address.change' }
      /** Whoever was signed in is gone. */
      | { type: 'shopper.left' }
      | AcceptedEvent
      | RegistrationDraftedEvent
      | RegisteredEvent
      | CodeSentEvent
      | CodeVerifiedEvent
      | PasswordResetEvent
      | RefusedEvent,
    emitted: {} as
      | { type: 'loggedIn'; access: Access }
      | { type: 'registered'; access: Access }
      | { type: 'verified' }
      | { type: 'passwordReset'; message: string | null }
      /** The account's own address is to be another one. */
      | { type: 'profileWanted' }
      | RefusedEvent
      | { type: 'dismissed' },
    children: {} as {
      login: 'login'
      social: 'social'
      registration: 'registration'
      registrationCode: 'otp'
      forgotPassword: 'forgotPassword'
      forgotCode: 'otp'
      resetPassword: 'resetPassword'
    },
  },
  actors: {
    login: loginMachine,
    social: socialMachine,
    registration: registrationMachine,
    forgotPassword: forgotPasswordMachine,
    otp: otpMachine,
    resetPassword: resetPasswordMachine,
  },
  actions: {
    forgetCode: assign({
      address: nobody,
      forgotten: emptyForgotPassword,
      sent: null,
      token: '',
    }),
    keepRegistration: assign((_, { form }: { form: RegistrationValues }) => ({
      registration: form,
    })),
    forgetRegistration: assign({ registration: emptyRegistration }),
    forgetPassword: assign(({ context: { registration } }) => ({
      registration: { ...registration, password: '' },
    })),
    rememberAddress: assign(({ context }, { form }: { form: RegistrationValues }) => ({
      address: addressOf(form, context.rules),
      sent: null,
    })),
    rememberSent: assign((_, { form, sent }: { form: ForgotPasswordValues; sent: SentOtp }) => ({
      address: { phone: form.phone, phone_code: form.phone_code, forgot_password: true },
      forgotten: form,
      sent,
    })),
    rememberToken: assign((_, { token }: { token: string | null }) => ({ token: token ?? '' })),
    prefillAddress: assign(({ context: { address } }) => ({
      prefill: { phone: address.phone, password: '' },
    })),
    announceLogin: emit((_, { access }: { access: Access }) => ({ type: 'loggedIn', access })),
    announceRegistration: emit((_, { access }: { access: Access }) => ({
      type: 'registered',
      access,
    })),
    announceVerification: emit({ type: 'verified' }),
    announceProfileWanted: emit({ type: 'profileWanted' }),
    announceReset: emit((_, { message }: { message: string | null }) => ({
      type: 'passwordReset',
      message,
    })),
    announceRefusal: emit((_, { problem }: { problem: Problem }) => ({ type: 'refused', problem })),
    announceDismissal: emit({ type: 'dismissed' }),
  },
  guards: {
    requiresCode: ({ context: { rules } }, { form }: { form: RegistrationValues }) =>
      rules.register_otp_verify && addressOf(form, rules).phone !== '',
  },
})
