import type { FieldErrors, SentOtp } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  type SnapshotFrom,
  type StateValueFrom,
  sendTo,
  setup,
} from 'xstate'
import {
  listener,
  phrase,
  port,
  problemOfFailure,
  refusalOfFailure,
  refused,
} from '../port/index.ts'
import { type ChosenCountry, type FormContext, isFree, mistakes, withValues } from './form.ts'

export interface ForgotPasswordValues {
  readonly country: string
  readonly phone_code: string
  /** An e-mail or a phone number: the shop's settings say which. */
  readonly phone: string
}

/** Tells `auth` that a code is on its way, and to whom. */
export type CodeSentEvent = { type: 'code.sent'; sent: SentOtp; form: ForgotPasswordValues }

const missingIn = ({ country, phone }: ForgotPasswordValues): FieldErrors => ({
  ...(country === '' && { country: [phrase('The country field is required')] }),
  ...(phone.trim() === '' && { phone: [phrase('The phone or email field is required')] }),
})

const forgotPassword = setup({
  types: {
    context: {} as FormContext<ForgotPasswordValues>,
    events: {} as
      | { type: 'field.changed'; value: string }
      | { type: 'country.chosen'; country: ChosenCountry }
      | { type: 'submit' },
    tags: {} as 'busy',
  },
  actors: { submit: port<SentOtp, ForgotPasswordValues>('forgotPassword.submit') },
  actions: {
    changeValues: assign(withValues<ForgotPasswordValues>),
    forgetProblem: assign({ problem: null }),
    rememberProblem: assign(problemOfFailure),
    rememberMistakes: assign(({ context }) => ({ problem: mistakes(missingIn(context.form)) })),
    reportSuccess: sendTo(listener, ({ context: { form } }, { sent }: { sent: SentOtp }) => ({
      type: 'code.sent',
      sent,
      form,
    })),
    reportRefusal: sendTo(listener, refusalOfFailure),
  },
  guards: { isComplete: ({ context }) => isFree(missingIn(context.form)) },
})

export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgotPassword',
  context: { form: { country: '', phone_code: '', phone: '' }, problem: null },
  initial: 'editing',
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      entry: 'forgetProblem',
      on: { 'field.changed': {}, 'country.chosen': {}, submit: {} },
      invoke: {
        src: 'submit',
        input: ({ context }) => context.form,
        onDone: {
          target: 'sent',
          actions: { type: 'reportSuccess', params: ({ event }) => ({ sent: event.output }) },
        },
        onError: { target: 'failed', actions: [...refused] },
      },
    },
    failed: {},
    sent: { type: 'final' },
  },
  on: {
    submit: [
      { guard: 'isComplete', target: '.submitting' },
      { target: '.failed', actions: 'rememberMistakes' },
    ],
    'field.changed': {
      actions: {
        type: 'changeValues',
        params: ({ event }) => ({ values: { phone: event.value } }),
      },
    },
    'country.chosen': {
      actions: {
        type: 'changeValues',
        params: ({ event: { country } }) => ({
          values: { country: country.name, phone_code: country.phone_code },
        }),
      },
    },
  },
})

export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPasswordMachine>
export type ForgotPasswordState = StateValueFrom<typeof forgotPasswordMachine>
export type ForgotPasswordEvent = EventFromLogic<typeof forgotPasswordMachine>
export type ForgotPasswordRef = ActorRefFrom<typeof forgotPasswordMachine>
