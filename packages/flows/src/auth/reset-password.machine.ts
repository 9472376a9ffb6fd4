import type { FieldErrors } from '@shop/contract'
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
import { type FormContext, isFree, mistakes, withValues } from './form.ts'

export interface ResetPasswordValues {
  readonly password: string
  readonly password_confirmation: string
}
export type ResetPasswordField = keyof ResetPasswordValues

/** What the server gets: the form, and the token of the verified code. */
export type NewPassword = ResetPasswordValues & { readonly token: string }

/** Tells `auth` that the new password holds; `message` is the server's. */
export type PasswordResetEvent = { type: 'password.reset'; message: string | null }

const mismatchIn = ({ password, password_confirmation }: ResetPasswordValues): FieldErrors =>
  password === password_confirmation
    ? {}
    : { password_confirmation: [phrase('Confirm Password does not match.')] }

const resetPassword = setup({
  types: {
    input: {} as { token: string },
    context: {} as FormContext<ResetPasswordValues> & { token: string },
    events: {} as
      | { type: 'field.changed'; field: ResetPasswordField; value: string }
      | { type: 'submit' },
    tags: {} as 'busy',
  },
  actors: { submit: port<{ message: string | null }, NewPassword>('resetPassword.submit') },
  actions: {
    changeValues: assign(({ context }, changed: { values: Partial<ResetPasswordValues> }) =>
      withValues({ context }, changed),
    ),
    forgetProblem: assign({ problem: null }),
    rememberProblem: assign(problemOfFailure),
    rememberMistakes: assign(({ context }) => ({ problem: mistakes(mismatchIn(context.form)) })),
    reportSuccess: sendTo(listener, (_, { message }: { message: string | null }) => ({
      type: 'password.reset',
      message,
    })),
    reportRefusal: sendTo(listener, refusalOfFailure),
  },
  guards: { isConfirmed: ({ context }) => isFree(mismatchIn(context.form)) },
})

export const resetPasswordMachine = resetPassword.createMachine({
  id: 'resetPassword',
  context: ({ input }) => ({
    form: { password: '', password_confirmation: '' },
    problem: null,
    token: input.token,
  }),
  initial: 'editing',
  states: {
    editing: {},
    submitting: {
      tags: 'busy',
      entry: 'forgetProblem',
      on: { 'field.changed': {}, submit: {} },
      invoke: {
        src: 'submit',
        input: ({ context: { form, token } }) => ({ ...form, token }),
        onDone: {
          target: 'reset',
          actions: { type: 'reportSuccess', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: [...refused] },
      },
    },
    failed: {},
    reset: { type: 'final' },
  },
  on: {
    submit: [
      { guard: 'isConfirmed', target: '.submitting' },
      { target: '.failed', actions: 'rememberMistakes' },
    ],
    'field.changed': {
      actions: {
        type: 'changeValues',
        params: ({ event }) => ({ values: { [event.field]: event.value } }),
      },
    },
  },
})

export type ResetPasswordSnapshot = SnapshotFrom<typeof resetPasswordMachine>
export type ResetPasswordState = StateValueFrom<typeof resetPasswordMachine>
export type ResetPasswordEvent = EventFromLogic<typeof resetPasswordMachine>
export type ResetPasswordRef = ActorRefFrom<typeof resetPasswordMachine>
