import type { Access, SentOtp } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  emit,
  type SnapshotFrom,
  type StateValueFrom,
  setup,
} from 'xstate'
import { type CodeVerifiedEvent, type OtpAddress, otpMachine } from '../otp/otp.machine.ts'
import type { Problem } from '../port/index.ts'
import {
  type CodeSentEvent,
  type ForgotPasswordValues,
  forgotPasswordMachine,
} from './forgot-password.machine.ts'
import type { RefusedEvent } from './form.ts'
import { type AcceptedEvent, type Credentials, loginMachine } from './login.machine.ts'
import {
  type RegisteredEvent,
  type RegistrationValues,
  registrationMachine,
} from './registration.machine.ts'
import { type PasswordResetEvent, resetPasswordMachine } from './reset-password.machine.ts'
import { socialMachine } from './social.machine.ts'

/**
 * What the shopper was about to do when a dialog opened. It is the opener's: auth keeps it through
 * every switch of dialogs and hands it back unread.
 */
export type Intent = unknown

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

interface AuthContext {
  prefill: Credentials | null
  rules: AuthRules
  now: () => number
  intent: Intent
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

const nobody: OtpAddress = { phone: '', phone_code: '', forgot_password: false }

const auth = setup({
  types: {
    input: {} as AuthInput,
    context: {} as AuthContext,
    events: {} as
      | { type: 'login.opened'; intent?: Intent }
      | { type: 'login.chosen' }
      | { type: 'registration.chosen' }
      | { type: 'forgotPassword.chosen' }
      | { type: 'dismissed' }
      | AcceptedEvent
      | RegisteredEvent
      | CodeSentEvent
      | CodeVerifiedEvent
      | PasswordResetEvent
      | RefusedEvent,
    emitted: {} as
      | { type: 'loggedIn'; access: Access; intent: Intent }
      | { type: 'registered'; access: Access; intent: Intent }
      | { type: 'verified' }
      | { type: 'passwordReset'; message: string | null }
      | { type: 'refused'; problem: Problem }
      | { type: 'dismissed'; intent: Intent },
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
    rememberIntent: assign(({ context }, { intent }: { intent?: Intent }) => ({
      intent: intent ?? context.intent,
    })),
    forgetIntent: assign({ intent: null }),
    forgetCode: assign({ address: nobody, sent: null, token: '' }),
    rememberAddress: assign(({ context }, { form }: { form: RegistrationValues }) => ({
      address: addressOf(form, context.rules),
      sent: null,
    })),
    rememberSent: assign((_, { form, sent }: { form: ForgotPasswordValues; sent: SentOtp }) => ({
      address: { phone: form.phone, phone_code: form.phone_code, forgot_password: true },
      sent,
    })),
    rememberToken: assign((_, { token }: { token: string | null }) => ({ token: token ?? '' })),
    prefillAddress: assign(({ context: { address } }) => ({
      prefill: { phone: address.phone, password: '' },
    })),
    announceLogin: emit(({ context }, { access }: { access: Access }) => ({
      type: 'loggedIn',
      access,
      intent: context.intent,
    })),
    announceRegistration: emit(({ context }, { access }: { access: Access }) => ({
      type: 'registered',
      access,
      intent: context.intent,
    })),
    announceVerification: emit({ type: 'verified' }),
    announceReset: emit((_, { message }: { message: string | null }) => ({
      type: 'passwordReset',
      message,
    })),
    announceRefusal: emit((_, { problem }: { problem: Problem }) => ({ type: 'refused', problem })),
    announceDismissal: emit(({ context }) => ({ type: 'dismissed', intent: context.intent })),
  },
  guards: {
    wantsCode: ({ context: { rules } }, { form }: { form: RegistrationValues }) =>
      rules.register_otp_verify && addressOf(form, rules).phone !== '',
  },
})

const login = auth.createStateConfig({
  invoke: [
    { id: 'login', src: 'login', input: ({ context: { prefill } }) => ({ prefill }) },
    { id: 'social', src: 'social' },
  ],
  on: {
    accepted: {
      target: 'closed',
      actions: { type: 'announceLogin', params: ({ event }) => event },
    },
    'registration.chosen': 'registration',
    'forgotPassword.chosen': 'forgotPassword',
  },
})

const registration = auth.createStateConfig({
  invoke: { id: 'registration', src: 'registration' },
  on: {
    registered: [
      {
        guard: { type: 'wantsCode', params: ({ event }) => event },
        target: 'registrationCode',
        actions: [
          { type: 'announceRegistration', params: ({ event }) => event },
          { type: 'rememberAddress', params: ({ event }) => event },
          // What was tried goes on already: the shopper is signed in.
          'forgetIntent',
        ],
      },
      {
        target: 'closed',
        actions: { type: 'announceRegistration', params: ({ event }) => event },
      },
    ],
    'login.chosen': 'login',
  },
})

const registrationCode = auth.createStateConfig({
  invoke: {
    id: 'registrationCode',
    src: 'otp',
    input: ({ context: { address, now } }) => ({ address, now }),
  },
  on: { 'code.verified': { target: 'closed', actions: 'announceVerification' } },
})

const forgotPassword = auth.createStateConfig({
  invoke: { id: 'forgotPassword', src: 'forgotPassword' },
  on: {
    'code.sent': {
      target: 'forgotCode',
      actions: { type: 'rememberSent', params: ({ event }) => event },
    },
    'login.chosen': 'login',
  },
})

const forgotCode = auth.createStateConfig({
  invoke: {
    id: 'forgotCode',
    src: 'otp',
    input: ({ context: { address, sent, now } }) => ({ address, sent, now }),
  },
  on: {
    'code.verified': {
      target: 'resetPassword',
      actions: { type: 'rememberToken', params: ({ event }) => event },
    },
  },
})

const resetPassword = auth.createStateConfig({
  invoke: {
    id: 'resetPassword',
    src: 'resetPassword',
    input: ({ context: { token } }) => ({ token }),
  },
  on: {
    'password.reset': {
      target: 'login',
      actions: [
        { type: 'announceReset', params: ({ event }) => event },
        'prefillAddress',
        'forgetCode',
      ],
    },
  },
})

/** Which dialog is open: one at a time, so one state at a time. */
export const authMachine = auth.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    prefill: input.prefill ?? null,
    rules: input.rules ?? { register_otp_verify: false, register_otp_type: 'email' },
    now: input.now ?? (() => 0),
    intent: null,
    address: nobody,
    sent: null,
    token: '',
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: ['forgetIntent', 'forgetCode'],
      on: {
        'login.opened': {
          target: 'login',
          actions: { type: 'rememberIntent', params: ({ event }) => event },
        },
        dismissed: {},
      },
    },
    login,
    registration,
    registrationCode,
    forgotPassword,
    forgotCode,
    resetPassword,
  },
  on: {
    // A dialog is open already: a newer reason counts, what was typed stays.
    'login.opened': { actions: { type: 'rememberIntent', params: ({ event }) => event } },
    dismissed: { target: '.closed', actions: 'announceDismissal' },
    refused: { actions: { type: 'announceRefusal', params: ({ event }) => event } },
  },
})

export type AuthSnapshot = SnapshotFrom<typeof authMachine>
export type AuthState = StateValueFrom<typeof authMachine>
export type AuthEvent = EventFromLogic<typeof authMachine>
export type AuthRef = ActorRefFrom<typeof authMachine>
