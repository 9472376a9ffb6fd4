import type { ChatMessage } from '@shop/contract'
import { type ActorRefFrom, and, type EventFromLogic, type SnapshotFrom } from 'xstate'
import { conversation } from './conversation.setup.ts'
import { isOnline } from './messages.ts'

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

/**
 * Revalidates the newest page: what is stale stays shown, also when it fails (specification.md
 * section 8: logged only).
 */
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
        onDone: { target: 'loading', actions: 'reportOpened' },
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
    isRead: false,
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

/** Whether somebody is there; null until the conversation has been read. */
export const presenceIn = (
  conversation: Pick<ConversationSnapshot, 'matches' | 'context'>,
): boolean | null =>
  conversation.matches({ newest: 'shown' }) ? isOnline(conversation.context.messages) : null
