import type { Access } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  emit,
  type SnapshotFrom,
  type StateValueFrom,
  setup,
} from 'xstate'
import type { Problem } from '../port/index.ts'
import { type AnsweredEvent, type Credentials, loginMachine } from './login.machine.ts'

/**
 * What the shopper was about to do when a dialog opened. It is the opener's: auth keeps it through
 * every switch of dialogs and hands it back unread.
 */
export type Intent = unknown

const auth = setup({
  types: {
    input: {} as { prefill?: Credentials | null },
    context: {} as { prefill: Credentials | null; intent: Intent },
    events: {} as { type: 'login.opened'; intent?: Intent } | { type: 'dismissed' } | AnsweredEvent,
    emitted: {} as
      | { type: 'loggedIn'; access: Access; intent: Intent }
      | { type: 'refused'; problem: Problem }
      | { type: 'dismissed'; intent: Intent },
    children: {} as { login: 'login' },
  },
  actors: { login: loginMachine },
  actions: {
    rememberIntent: assign(({ context }, { intent }: { intent?: Intent }) => ({
      intent: intent ?? context.intent,
    })),
    forgetIntent: assign({ intent: null }),
    announceLogin: emit(({ context }, { access }: { access: Access }) => ({
      type: 'loggedIn',
      access,
      intent: context.intent,
    })),
    announceRefusal: emit((_, { problem }: { problem: Problem }) => ({ type: 'refused', problem })),
    announceDismissal: emit(({ context }) => ({ type: 'dismissed', intent: context.intent })),
  },
})

/** Which dialog is open: one at a time, so one state at a time. */
export const authMachine = auth.createMachine({
  id: 'auth',
  context: ({ input }) => ({ prefill: input.prefill ?? null, intent: null }),
  initial: 'closed',
  states: {
    closed: { entry: 'forgetIntent' },
    login: {
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { prefill } }) => ({ prefill }),
      },
      on: {
        // Already open: a newer reason counts, what was typed stays.
        'login.opened': { actions: { type: 'rememberIntent', params: ({ event }) => event } },
        accepted: {
          target: 'closed',
          actions: { type: 'announceLogin', params: ({ event }) => event },
        },
        dismissed: { target: 'closed', actions: 'announceDismissal' },
        refused: { actions: { type: 'announceRefusal', params: ({ event }) => event } },
      },
    },
  },
  on: {
    'login.opened': {
      target: '.login',
      actions: { type: 'rememberIntent', params: ({ event }) => event },
    },
  },
})

export type AuthSnapshot = SnapshotFrom<typeof authMachine>
export type AuthState = StateValueFrom<typeof authMachine>
export type AuthEvent = EventFromLogic<typeof authMachine>
export type AuthRef = ActorRefFrom<typeof authMachine>
