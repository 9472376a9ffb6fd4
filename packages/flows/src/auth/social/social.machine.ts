import type { Access } from '@shop/contract'
import type { SocialProvider } from '@shop/contract/words'
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
  actionPort,
  listener,
  type Problem,
  port,
  problemOfFailure,
  refusalOfFailure,
  refused,
} from '../../port/index.ts'

/** What a provider gives for a login; what it is for each stands in specification.md section 7. */
export interface ProviderAnswer {
  readonly code: string
  readonly data: Record<string, unknown> | null
}

export interface Choice {
  provider: SocialProvider
}

const social = setup({
  types: {
    context: {} as { provider: SocialProvider; answer: ProviderAnswer; problem: Problem | null },
    events: {} as { type: 'provider.pressed'; provider: SocialProvider },
    tags: {} as 'busy',
  },
  actors: {
    /** Brings the provider's script, once. */
    loadSdk: port<unknown, Choice>('social.loadSdk'),
    /** Opens the provider's window; rejects when the shopper closes it. */
    askProvider: port<ProviderAnswer, Choice>('social.askProvider'),
    signIn: port<Access, ProviderAnswer & Choice>('social.signIn'),
  },
  actions: {
    chooseProvider: assign((_, { provider }: Choice) => ({ provider, problem: null })),
    rememberAnswer: assign((_, answer: ProviderAnswer) => ({ answer })),
    forgetAnswer: assign({ answer: { code: '', data: null } }),
    rememberProblem: assign(problemOfFailure),
    log: actionPort<{ error: unknown }>('social.log'),
    reportSuccess: sendTo(listener, (_, { access }: { access: Access }) => ({
      type: 'accepted',
      access,
    })),
    reportRefusal: sendTo(listener, refusalOfFailure),
  },
  delays: {
    /** How long a provider's script may take. */
    sdkPatience: 15_000,
  },
})

export const socialMachine = social.createMachine({
  id: 'social',
  context: { provider: 'google', answer: { code: '', data: null }, problem: null },
  initial: 'idle',
  states: {
    idle: {},
    loading: {
      tags: 'busy',
      on: { 'provider.pressed': {} },
      invoke: {
        src: 'loadSdk',
        input: ({ context: { provider } }) => ({ provider }),
        onDone: 'asking',
        onError: { target: 'idle', actions: { type: 'log', params: ({ event }) => event } },
      },
      after: {
        sdkPatience: {
          target: 'idle',
          actions: { type: 'log', params: { error: 'The provider’s script did not come.' } },
        },
      },
    },
    // Some providers never say that their window was closed: a button may be pressed again.
    asking: {
      invoke: {
        src: 'askProvider',
        input: ({ context: { provider } }) => ({ provider }),
        onDone: {
          target: 'signingIn',
          actions: { type: 'rememberAnswer', params: ({ event }) => event.output },
        },
        onError: { target: 'idle', actions: { type: 'log', params: ({ event }) => event } },
      },
    },
    signingIn: {
      tags: 'busy',
      on: { 'provider.pressed': {} },
      invoke: {
        src: 'signIn',
        input: ({ context: { provider, answer } }) => ({ provider, ...answer }),
        onDone: {
          target: 'accepted',
          actions: { type: 'reportSuccess', params: ({ event }) => ({ access: event.output }) },
        },
        onError: { target: 'failed', actions: [...refused] },
      },
      exit: 'forgetAnswer',
    },
    failed: {},
    accepted: { type: 'final' },
  },
  on: {
    'provider.pressed': {
      target: '.loading',
      actions: { type: 'chooseProvider', params: ({ event }) => event },
    },
  },
})

export type SocialSnapshot = SnapshotFrom<typeof socialMachine>
export type SocialState = StateValueFrom<typeof socialMachine>
export type SocialEvent = EventFromLogic<typeof socialMachine>
export type SocialRef = ActorRefFrom<typeof socialMachine>
