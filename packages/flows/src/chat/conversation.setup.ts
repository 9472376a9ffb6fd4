import type { ChatMessage } from '@shop/contract'
import { assign, raise, sendTo, setup, stateIn } from 'xstate'
import { listener, type Problem, port, problemOf } from '../port/index.ts'
import { leavesGap, merged } from './messages.ts'

/** Whom the shopper talks to. The name is empty until it is known. */
export interface ChatPartner {
  readonly id: number
  readonly name: string
  readonly logo: string
}

/**
 * The sidebar waits before it reads older messages, and rests after it (specification.md section
 * 9).
 */
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

export interface ConversationContext {
  shop: ChatPartner
  manner: ChatManner
  opening: { product: number | null } | null
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** The newest of them were read: where there are none, there were none. */
  isRead: boolean
  page: number
  hasOlder: boolean
  /** News came while the newest messages were being read. */
  isStale: boolean
  draft: string
  problem: Problem | null
}

/** What a conversation tells its parent. */
export type ConversationReport =
  /** It is there on the server, and so is the card of the product that it was opened with. */
  | { type: 'conversation.opened'; shop: number; product: number | null }
  | { type: 'messages.seen'; shop: number }
  | { type: 'draft.saved'; shop: number; text: string }
  /** `after`: the newest message that is known, 0 where there is none; null: not known. */
  | { type: 'text.submitted'; shop: number; text: string; after: number | null }

/** What a conversation knows and can do; its machine says when. */
export const conversation = setup({
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
        type: 'draft.saved',
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
        after: context.messages.at(-1)?.id ?? (context.isRead ? 0 : null),
      }),
    ),
    reportOpened: sendTo(
      listener,
      ({ context }): ConversationReport => ({
        type: 'conversation.opened',
        shop: context.shop.id,
        product: context.opening?.product ?? null,
      }),
    ),
    reportSeen: sendTo(
      listener,
      ({ context }): ConversationReport => ({ type: 'messages.seen', shop: context.shop.id }),
    ),
    startOver: assign({ messages: [], isRead: false, page: 1, hasOlder: true }),
    rememberMessages: assign(({ context }, { output }: { output: ChatMessage[] }) => ({
      messages: merged(context.messages, output),
      isRead: true,
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
