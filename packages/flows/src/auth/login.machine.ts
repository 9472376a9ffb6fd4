import type { Access } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  type SnapshotFrom,
  type StateValueFrom,
  sendTo,
  setup,
} from 'xstate'
import { listener, port, problemOfFailure, refusalOfFailure, refused } from '../port/index.ts'
import { type FormContext, withValues } from './form.ts'

/** `phone` holds a phone number or an e-mail. */
export interface Credentials {
  readonly phone: string
  readonly password: string
}
export type LoginField = keyof Credentials

/** Tells `auth` who has signed in. */
export type AcceptedEvent = { type: 'accepted'; access: Access }

const login = setup({
  types: {
    input: {} as { prefill: Credentials | null },
    context: {} as FormContext<Credentials>,
    events: {} as { type: 'field.changed'; field: LoginField; value: string } | { type: 'submit' },
    tags: {} as 'busy',
  },
  actors: { submit: port<Access, Credentials>('login.submit') },
  actions: {
    changeValues: assign(withValues<Credentials>),
    forgetProblem: assign({ problem: null }),
    rememberProblem: assign(problemOfFailure),
    reportSuccess: sendTo(listener, (_, { access }: { access: Access }) => ({
      type: 'accepted',
      access,
    })),
    reportRefusal: sendTo(listener, refusalOfFailure),
  },
})

export const loginMachine = login.createMachine({
  id: 'login',
  context: ({ input }) => ({ form: input.prefill ?? { phone: '', password: '' }, problem: null }),
  initial: 'editing',
  states: {
    editing: { on: { submit: 'submitting' } },
    submitting: {
      tags: 'busy',
      entry: 'forgetProblem',
      // The server answers what was sent: until then nothing changes and nothing is sent again.
      on: { 'field.changed': {} },
      invoke: {
        src: 'submit',
        input: ({ context }) => context.form,
        onDone: {
          target: 'accepted',
          actions: { type: 'reportSuccess', params: ({ event }) => ({ access: event.output }) },
        },
        onError: { target: 'failed', actions: [...refused] },
      },
    },
    failed: { on: { submit: 'submitting' } },
    accepted: { type: 'final' },
  },
  on: {
    'field.changed': {
      actions: {
        type: 'changeValues',
        params: ({ event }) => ({ values: { [event.field]: event.value } }),
      },
    },
  },
})

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>
export type LoginState = StateValueFrom<typeof loginMachine>
export type LoginEvent = EventFromLogic<typeof loginMachine>
export type LoginRef = ActorRefFrom<typeof loginMachine>
