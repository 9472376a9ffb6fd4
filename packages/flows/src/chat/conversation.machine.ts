import type { ChatMessage } from '@shop/contract'
import {
  type ActorRefFrom,
  and,
  assign,
  type EventFromLogic,
  raise,
  type SnapshotFrom,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import { listener, type Problem, port, problemOf } from '../port/index.ts'
import { leavesGap, merged } from './messages.ts'

/** Whom the shopper talks to. The name is empty until it is known. */
export interface ChatPartner {
  readonly id: number
  readonly name: string
  readonly logo: string
}

/** The sidebar waits before it reads older messages, and rests after it (spec.md section 9). */
const manners = {
  sidebar: { olderDebounce: 500, olderRest: 1000 },
  page: { olderDebounce: 0, olderRest: 0 },
}
export type ChatManner = keyof typeof manners

export interface ConversationInput {
  shop: ChatPartner
  manner: ChatManner
  /** Open or find it on the server first, and post this product's card. */
  opening?: { product: number | null } | null
  draft?: string
}

interface ConversationContext {
  shop: ChatPartner
  manner: ChatManner
  opening: { product: number | null } | null
  /** Oldest first. */
  messages: readonly ChatMessage[]
  page: number
  hasOlder: boolean
  /** News came while the newest messages were being read. */
  isStale: boolean
  draft: string
  problem: Problem | null
}

/** What a conversation tells its parent. */
export type ConversationReport =
  | { type: 'messages.seen'; shop: number }
  | { type: 'draft.kept'; shop: number; text: string }
  | { type: 'text.submitted'; shop: number; text: string }

const conversation = setup({
  types: {
    input: {} as ConversationInput,
    context: {} as ConversationContext,
    events: {} as
      | { type: 'draft.changed'; text: string }
      | { type: 'submit' }
      | { type: 'retry' }
      | { type: 'top.reached' }
      | { type: 'older.retried' }
      /** Something was said here, by whom ever. */
      | { type: 'news' }
      | { type: 'delivered'; message: ChatMessage }
      | { type: 'restarted' },
    tags: {} as 'loading' | 'loadingOlder',
  },
  actors: {
    openConversation: port<unknown, { shop: number; product: number | null }>('chat.open'),
    loadMessages: port<ChatMessage[], { shop: number; page: number }>('chat.loadMessages'),
  },
  actions: {
    rememberDraft: assign((_, { text }: { text: string }) => ({ draft: text })),
    reportDraft: sendTo(
      listener,
      ({ context }): ConversationReport => ({
        type: 'draft.kept',
        shop: context.shop.id,
        text: context.draft,
      }),
    ),
    reportText: sendTo(
      listener,
      ({ context }): ConversationReport => ({
        type: 'text.submitted',
        shop: context.shop.id,
        text: context.draft.trim(),
      }),
    ),
    reportSeen: sendTo(
      listener,
      ({ context }): ConversationReport => ({ type: 'messages.seen', shop: context.shop.id }),
    ),
    startOver: assign({ messages: [], page: 1, hasOlder: true }),
    rememberMessages: assign(({ context }, { output }: { output: ChatMessage[] }) => ({
      messages: merged(context.messages, output),
      shop: output.find(({ shop }) => shop)?.shop ?? context.shop,
    })),
    rememberMessage: assign(({ context }, { message }: { message: ChatMessage }) => ({
      messages: merged(context.messages, [message]),
    })),
    rememberPage: assign(({ context }, { output }: { output: ChatMessage[] }) => ({
      page: context.page + 1,
      hasOlder: output.length > 0,
    })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
    tellRestart: raise({ type: 'restarted' }),
  },
  guards: {
    isToOpen: ({ context }) => context.opening !== null,
    isStale: ({ context }) => context.isStale,
    leavesGap: ({ context }, { output }: { output: ChatMessage[] }) =>
      leavesGap(context.messages, output),
    hasText: ({ context }) => context.draft.trim() !== '',
    hasOlder: ({ context }) => context.hasOlder && context.messages.length > 0,
    isShown: stateIn({ newest: 'shown' }),
  },
  delays: {
    olderDebounce: ({ context }) => manners[context.manner].olderDebounce,
    olderRest: ({ context }) => manners[context.manner].olderRest,
  },
})

type Read = { event: { output: ChatMessage[] } }
const toOutput = ({ event }: Read) => event
const remember = [{ type: 'rememberMessages', params: toOutput }, 'reportSeen'] as const

const readNewest = conversation.createStateConfig({
  tags: 'loading',
  entry: ['markFresh', 'forgetProblem', 'startOver'],
  invoke: {
    src: 'loadMessages',
    input: ({ context }) => ({ shop: context.shop.id, page: 1 }),
    onDone: { target: 'shown', actions: [...remember] },
    onError: {
      target: 'failed',
      actions: { type: 'rememberProblem', params: ({ event }) => event },
    },
  },
  on: { news: { actions: 'markStale' } },
})

/** Reads the newest again: what is shown stays, also when it fails (spec.md section 8: logged only). */
const reloading = conversation.createStateConfig({
  entry: 'markFresh',
  invoke: {
    src: 'loadMessages',
    input: ({ context }) => ({ shop: context.shop.id, page: 1 }),
    onDone: [
      {
        guard: { type: 'leavesGap', params: toOutput },
        target: 'current',
        actions: ['startOver', ...remember, 'tellRestart'],
      },
      { target: 'current', actions: [...remember] },
    ],
    onError: 'current',
  },
  on: { news: { actions: 'markStale' } },
})

/** The newest page: opened where there is nothing yet, read, and read again at news. */
const newest = conversation.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isToOpen', target: 'opening' }, { target: 'loading' }] },
    opening: {
      tags: 'loading',
      entry: 'forgetProblem',
      invoke: {
        src: 'openConversation',
        input: ({ context }) => ({
          shop: context.shop.id,
          product: context.opening?.product ?? null,
        }),
        onDone: 'loading',
        onError: {
          target: 'unopened',
          actions: { type: 'rememberProblem', params: ({ event }) => event },
        },
      },
    },
    unopened: { on: { retry: 'opening' } },
    loading: readNewest,
    failed: { on: { retry: 'loading', news: 'loading' } },
    shown: {
      initial: 'current',
      states: {
        current: {
          always: { guard: 'isStale', target: 'reloading' },
          on: { news: 'reloading' },
        },
        reloading,
      },
    },
  },
  on: { delivered: { actions: { type: 'rememberMessage', params: ({ event }) => event } } },
})

/** Older pages, as the shopper scrolls up; it stops at a failure until the shopper asks again. */
const older = conversation.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'top.reached': { guard: and(['isShown', 'hasOlder']), target: 'near' } } },
    near: { after: { olderDebounce: 'loading' } },
    loading: {
      tags: 'loadingOlder',
      invoke: {
        src: 'loadMessages',
        input: ({ context }) => ({ shop: context.shop.id, page: context.page + 1 }),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'rememberMessages', params: toOutput },
            { type: 'rememberPage', params: toOutput },
          ],
        },
        onError: 'failed',
      },
    },
    resting: { tags: 'loadingOlder', after: { olderRest: 'idle' } },
    failed: { on: { 'older.retried': 'loading' } },
  },
  on: { restarted: '.idle' },
})

export const conversationMachine = conversation.createMachine({
  id: 'conversation',
  context: ({ input }) => ({
    shop: input.shop,
    manner: input.manner,
    opening: input.opening ?? null,
    messages: [],
    page: 1,
    hasOlder: true,
    isStale: false,
    draft: input.draft ?? '',
    problem: null,
  }),
  type: 'parallel',
  states: { newest, older },
  on: {
    'draft.changed': {
      actions: [{ type: 'rememberDraft', params: ({ event }) => event }, 'reportDraft'],
    },
    submit: {
      guard: 'hasText',
      actions: ['reportText', { type: 'rememberDraft', params: { text: '' } }, 'reportDraft'],
    },
  },
})

export type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>
export type ConversationEvent = EventFromLogic<typeof conversationMachine>
export type ConversationRef = ActorRefFrom<typeof conversationMachine>
