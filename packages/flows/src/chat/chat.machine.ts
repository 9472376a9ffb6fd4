import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  emit,
  not,
  type SnapshotFrom,
  sendTo,
  setup,
  stateIn,
} from 'xstate'
import { actionPort, listenerPort } from '../port/index.ts'
import { conversationMachine } from './conversation.machine.ts'
import type { ChatManner, ChatPartner, ConversationReport } from './conversation.setup.ts'
import { conversationsMachine } from './conversations.machine.ts'
import { type DeliveredEvent, type Outgoing, outboxMachine } from './outbox.machine.ts'

/** What the world outside tells a chat. */
export type ChatNews =
  /** A shop has written, or the real-time connection is back after an outage. */
  | { type: 'news' }
  /** The network is back, or the shopper is. */
  | { type: 'connection.back' }

/** Texts that are not sent yet, by shop. */
type Drafts = Readonly<Record<number, string>>

export interface ChatInput {
  /** Messages that an earlier page could not send any more. */
  unsent?: readonly Outgoing[]
  /** What an earlier page has left unfinished, by shop. */
  drafts?: Drafts
  newKey: () => string
  /** The wall clock, as the wire writes instants. */
  now: () => string
}

export interface ChatContext {
  unsent: readonly Outgoing[]
  newKey: () => string
  now: () => string
  /** Whose conversation is open, and how; the active shop of specification.md section 3. */
  active: {
    shop: ChatPartner
    manner: ChatManner
    opening: { product: number | null } | null
  } | null
  drafts: Drafts
  /** The product whose card is the last thing that the shopper has posted, by shop. */
  cards: Readonly<Record<number, number | null>>
}

const chat = setup({
  types: {
    input: {} as ChatInput,
    context: {} as ChatContext,
    events: {} as
      | ChatNews
      | ConversationReport
      | DeliveredEvent
      | { type: 'page.entered' }
      | { type: 'page.left' }
      | { type: 'sidebar.opened'; shop: ChatPartner; product: number | null }
      | { type: 'sidebar.closed' }
      | { type: 'shop.chosen'; shop: ChatPartner }
      | { type: 'shop.left' }
      | { type: 'message.retried'; key: string }
      | { type: 'message.discarded'; key: string },
    /** The server counts a shop's messages as read: the number of unread ones is another one now. */
    emitted: {} as { type: 'unreadChanged' },
    children: {} as {
      conversations: 'conversations'
      conversation: 'conversation'
      outbox: 'outbox'
    },
  },
  actors: {
    listen: listenerPort<ChatNews>('chat.listen'),
    conversations: conversationsMachine,
    conversation: conversationMachine,
    outbox: outboxMachine,
  },
  actions: {
    activate: assign((_, active: NonNullable<ChatContext['active']>) => ({ active })),
    deactivate: assign({ active: null }),
    keepDraft: assign(({ context }, { shop, text }: { shop: number; text: string }) => ({
      drafts: { ...context.drafts, [shop]: text },
    })),
    storeDraft: actionPort<{ shop: number; text: string }>('chat.storeDraft'),
    /** Nothing was posted without a product. */
    rememberCard: assign(
      ({ context }, { shop, product }: { shop: number; product: number | null }) =>
        product === null ? {} : { cards: { ...context.cards, [shop]: product } },
    ),
    forgetCard: assign(({ context }, { shop }: { shop: number }) => ({
      cards: { ...context.cards, [shop]: null },
    })),
    tellUnread: emit({ type: 'unreadChanged' }),
    noteOpen: sendTo('conversations', (_, { shop }: { shop: number | null }) => ({
      type: 'opened',
      shop,
    })),
    noteSeen: sendTo('conversations', (_, { shop }: { shop: number }) => ({ type: 'seen', shop })),
    reloadConversations: sendTo('conversations', { type: 'news' }),
    reloadMessages: sendTo('conversation', { type: 'news' }),
    resumeOutbox: sendTo('outbox', { type: 'connection.back' }),
    queue: sendTo(
      'outbox',
      ({ context }, { shop, text, after }: Pick<Outgoing, 'shop' | 'text' | 'after'>) => ({
        type: 'message.written',
        message: { key: context.newKey(), shop, text, at: context.now(), after, problem: null },
      }),
    ),
    tellOutbox: sendTo(
      'outbox',
      (_, event: { type: 'message.retried' | 'message.discarded'; key: string }) => event,
    ),
    handOver: sendTo('conversation', (_, { message }: DeliveredEvent) =>
      message ? { type: 'delivered', message } : { type: 'news' },
    ),
  },
  guards: {
    isWithActive: ({ context }, { shop }: { shop: number }) => context.active?.shop.id === shop,
    isHidden: stateIn({ visibility: 'elsewhere' }),
  },
})

/** Where the shopper sees the chat. */
const visibility = chat.createStateConfig({
  initial: 'elsewhere',
  states: {
    elsewhere: {},
    sidebar: { on: { 'sidebar.closed': 'elsewhere' } },
    messages: {
      invoke: {
        id: 'conversations',
        src: 'conversations',
        input: ({ context }) => ({ open: context.active?.shop.id ?? null }),
      },
      on: {
        news: { actions: 'reloadConversations' },
        'connection.back': { actions: 'reloadConversations' },
        'message.delivered': { actions: 'reloadConversations' },
        'messages.seen': { actions: { type: 'noteSeen', params: ({ event }) => event } },
        'shop.chosen': {
          actions: { type: 'noteOpen', params: ({ event }) => ({ shop: event.shop.id }) },
        },
        'shop.left': { actions: { type: 'noteOpen', params: { shop: null } } },
        'page.left': 'elsewhere',
      },
    },
  },
  on: { 'page.entered': '.messages', 'sidebar.opened': '.sidebar' },
})

/** No conversation. */
const none = chat.createStateConfig({
  on: {
    'shop.chosen': [
      {
        guard: { type: 'isWithActive', params: ({ event }) => ({ shop: event.shop.id }) },
      },
      {
        target: 'open',
        reenter: true,
        actions: {
          type: 'activate',
          params: ({ event }) => ({ shop: event.shop, manner: 'page', opening: null }),
        },
      },
    ],
    'sidebar.opened': {
      target: 'open',
      reenter: true,
      actions: {
        type: 'activate',
        // One card says what it is about, however often the chat is opened there.
        params: ({ context: { cards }, event: { shop, product } }) => ({
          shop,
          manner: 'sidebar',
          opening: { product: cards[shop.id] === product ? null : product },
        }),
      },
    },
  },
})

const open = chat.createStateConfig({
  invoke: {
    id: 'conversation',
    src: 'conversation',
    input: ({ context }) => {
      if (!context.active) throw new Error('There is no shop to talk to')
      return { ...context.active, draft: context.drafts[context.active.shop.id] }
    },
  },
  on: {
    // Not on the region itself: re-entering it would restart the other regions too.
    ...none.on,
    news: [
      // Nobody sees it: what the shop wrote must not count as read (specification.md section 4).
      { guard: 'isHidden', target: 'none', actions: 'deactivate' },
      { actions: 'reloadMessages' },
    ],
    'connection.back': { guard: not('isHidden'), actions: 'reloadMessages' },
    'conversation.opened': { actions: { type: 'rememberCard', params: ({ event }) => event } },
    'messages.seen': { actions: 'tellUnread' },
    'draft.saved': {
      actions: [
        { type: 'keepDraft', params: ({ event }) => event },
        { type: 'storeDraft', params: ({ event }) => event },
      ],
    },
    'text.submitted': {
      actions: [
        { type: 'queue', params: ({ event }) => event },
        { type: 'forgetCard', params: ({ event }) => event },
      ],
    },
    'message.delivered': {
      guard: { type: 'isWithActive', params: ({ event }) => event },
      actions: { type: 'handOver', params: ({ event }) => event },
    },
    'shop.left': { target: 'none', actions: 'deactivate' },
  },
})

/** The conversation that is open. */
const talk = chat.createStateConfig({
  initial: 'none',
  states: { none, open },
})

/** Messages on their way, whatever is open. */
const post = chat.createStateConfig({
  invoke: { id: 'outbox', src: 'outbox', input: ({ context }) => ({ unsent: context.unsent }) },
  on: {
    news: { actions: 'resumeOutbox' },
    'connection.back': { actions: 'resumeOutbox' },
    'message.retried': { actions: { type: 'tellOutbox', params: ({ event }) => event } },
    'message.discarded': { actions: { type: 'tellOutbox', params: ({ event }) => event } },
  },
})

/**
 * The chat of a signed-in shopper (specification.md section 4): shop list, open conversation,
 * outbox.
 */
export const chatMachine = chat.createMachine({
  id: 'chat',
  context: ({ input }) => ({
    unsent: input.unsent ?? [],
    newKey: input.newKey,
    now: input.now,
    active: null,
    drafts: input.drafts ?? {},
    cards: {},
  }),
  invoke: { src: 'listen' },
  type: 'parallel',
  states: { visibility, talk, post },
})

export type ChatSnapshot = SnapshotFrom<typeof chatMachine>
export type ChatEvent = EventFromLogic<typeof chatMachine>
export type ChatRef = ActorRefFrom<typeof chatMachine>
