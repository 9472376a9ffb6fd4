import type { ActorRefFrom, EventFromLogic, SnapshotFrom, StateValueFrom } from 'xstate'
import { auth, nobody } from './auth.setup.ts'
import { emptyForgotPassword } from './forgot-password/forgot-password.machine.ts'
import { emptyRegistration } from './registration/registration.machine.ts'

export type { AuthInput, AuthRules } from './auth.setup.ts'

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
  invoke: {
    id: 'registration',
    src: 'registration',
    input: ({ context: { registration: draft } }) => ({ draft }),
  },
  on: {
    'registration.drafted': {
      actions: { type: 'keepRegistration', params: ({ event }) => event },
    },
    registered: [
      {
        guard: { type: 'requiresCode', params: ({ event }) => event },
        target: 'registrationCode',
        actions: [
          { type: 'announceRegistration', params: ({ event }) => event },
          { type: 'rememberAddress', params: ({ event }) => event },
          'forgetRegistration',
        ],
      },
      {
        target: 'closed',
        actions: [
          { type: 'announceRegistration', params: ({ event }) => event },
          'forgetRegistration',
        ],
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
  on: {
    'code.verified': { target: 'closed', actions: 'announceVerification' },
    // There is an account by now, and a profile that says where it is reached.
    'address.change': { target: 'closed', actions: 'announceProfileWanted' },
  },
})

const forgotPassword = auth.createStateConfig({
  invoke: {
    id: 'forgotPassword',
    src: 'forgotPassword',
    input: ({ context: { forgotten } }) => ({ draft: forgotten }),
  },
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
    'address.change': 'forgotPassword',
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
    // The proof of a code holds for a while only.
    'forgotPassword.chosen': 'forgotPassword',
  },
})

/** Which dialog is open: one at a time, so one state at a time. */
export const authMachine = auth.createMachine({
  id: 'auth',
  context: ({ input }) => ({
    prefill: input.prefill ?? null,
    registration: emptyRegistration,
    rules: input.rules ?? { register_otp_verify: false, register_otp_type: 'email' },
    now: input.now ?? (() => 0),
    forgotten: emptyForgotPassword,
    address: nobody,
    sent: null,
    token: '',
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: ['forgetCode', 'forgetPassword'],
      on: {
        'login.opened': 'login',
        'reset.opened': {
          target: 'resetPassword',
          actions: { type: 'rememberToken', params: ({ event }) => event },
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
    dismissed: { target: '.closed', actions: 'announceDismissal' },
    'shopper.left': { actions: 'forgetRegistration' },
    refused: { actions: { type: 'announceRefusal', params: ({ event }) => event } },
  },
})

export type AuthSnapshot = SnapshotFrom<typeof authMachine>
export type AuthState = StateValueFrom<typeof authMachine>
export type AuthEvent = EventFromLogic<typeof authMachine>
export type AuthRef = ActorRefFrom<typeof authMachine>
