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
import { listener, type Problem, port, problemOf } from '../port/index.ts'

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
    context: {} as { form: Credentials; problem: Problem | null },
    events: {} as { type: 'field.changed'; field: LoginField; value: string } | { type: 'submit' },
    tags: {} as 'busy',
  },
  actors: { submit: port<Access, Credentials>('login.submit') },
  actions: {
    rememberValue: assign(
      ({ context }, { field, value }: { field: LoginField; value: string }) => ({
        form: { ...context.form, [field]: value },
      }),
    ),
    forgetError: assign(({ context: { problem } }, { field }: { field: LoginField }) => ({
      problem: problem && { ...problem, errors: { ...problem.errors, [field]: [] } },
    })),
    forgetProblem: assign({ problem: null }),
    rememberProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    reportSuccess: sendTo(listener, (_, { access }: { access: Access }) => ({
      type: 'accepted',
      access,
    })),
    reportRefusal: sendTo(listener, (_, { problem }: { problem: Problem }) => ({
      type: 'refused',
      problem,
    })),
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
        onError: {
          target: 'failed',
          actions: [
            {
              type: 'rememberProblem',
              params: ({ event }) => ({ problem: problemOf(event.error) }),
            },
            { type: 'reportRefusal', params: ({ event }) => ({ problem: problemOf(event.error) }) },
          ],
        },
      },
    },
    failed: { on: { submit: 'submitting' } },
    accepted: { type: 'final' },
  },
  on: {
    'field.changed': {
      actions: [
        { type: 'rememberValue', params: ({ event }) => event },
        { type: 'forgetError', params: ({ event }) => event },
      ],
    },
  },
})

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>
export type LoginState = StateValueFrom<typeof loginMachine>
export type LoginEvent = EventFromLogic<typeof loginMachine>
export type LoginRef = ActorRefFrom<typeof loginMachine>
