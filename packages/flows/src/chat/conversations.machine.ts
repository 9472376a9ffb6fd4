import type { Conversation } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  type EventFromLogic,
  type SnapshotFrom,
  type StateValueFrom,
  setup,
} from 'xstate'
import { type Problem, port, problemOf } from '../port/index.ts'

export interface ListContext {
  search: string
  rows: readonly Conversation[]
  page: number
  hasMore: boolean
  /** The shop whose conversation is open: nothing of it is unread. */
  open: number | null
  /** Shops that were read since the list was last asked for: what it says of them is older. */
  read: readonly number[]
  /** News came while the first page was being read. */
  isStale: boolean
  problem: Problem | null
}

/** The first rows are the newest; those that moved up from below are not shown twice. */
const newestFirst = (first: readonly Conversation[], rest: readonly Conversation[]) => {
  const shown = new Set(first.map(({ id }) => id))
  return [...first, ...rest.filter(({ id }) => !shown.has(id))]
}

/** Nothing of these shops is unread. */
const withRead = (rows: readonly Conversation[], shops: readonly (number | null)[]) =>
  rows.map((row) => (shops.includes(row.shop.id) ? { ...row, unread_message_shop: 0 } : row))

const list = setup({
  types: {
    input: {} as { open: number | null },
    context: {} as ListContext,
    events: {} as
      | { type: 'search.changed'; search: string }
      | { type: 'end.reached' }
      | { type: 'more.retried' }
      | { type: 'retry' }
      | { type: 'news' }
      | { type: 'opened'; shop: number | null }
      | { type: 'seen'; shop: number },
    tags: {} as 'loading',
  },
  actors: {
    loadConversations: port<Conversation[], { search: string; page: number }>(
      'chat.loadConversations',
    ),
  },
  actions: {
    rememberSearch: assign((_, { search }: { search: string }) => ({ search })),
    rememberOpen: assign((_, { shop }: { shop: number | null }) => ({ open: shop })),
    markRead: assign(({ context: { rows, read } }, { shop }: { shop: number | null }) =>
      shop === null ? {} : { rows: withRead(rows, [shop]), read: [...read, shop] },
    ),
    forgetRead: assign({ read: [] }),
    startOver: assign({ rows: [], page: 1, hasMore: true, isStale: false, problem: null }),
    rememberFirst: assign(({ context }, { output }: { output: Conversation[] }) => ({
      rows: newestFirst(withRead(output, [context.open, ...context.read]), context.rows),
    })),
    rememberMore: assign(({ context }, { output }: { output: Conversation[] }) => {
      const more = withRead(output, [context.open, ...context.read])
      const rows = newestFirst(context.rows, more)
      // A server that gives the same rows for every page would be asked for the next one for ever.
      return { rows, page: context.page + 1, hasMore: rows.length > context.rows.length }
    }),
    noteEnd: assign((_, { output }: { output: Conversation[] }) => ({
      hasMore: output.length > 0,
    })),
    rememberProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    forgetProblem: assign({ problem: null }),
    markStale: assign({ isStale: true }),
    markFresh: assign({ isStale: false }),
  },
  guards: {
    hasMore: ({ context }) => context.hasMore,
    isStale: ({ context }) => context.isStale,
  },
  delays: { searchDebounce: 500 },
})

const failure = {
  type: 'rememberProblem',
  params: ({ event }: { event: { error: unknown } }) => event,
} as const
type Read = { event: { output: Conversation[] } }
const toOutput = ({ event }: Read) => event

const loading = list.createStateConfig({
  tags: 'loading',
  entry: ['forgetRead', 'startOver'],
  invoke: {
    src: 'loadConversations',
    input: ({ context }) => ({ search: context.search, page: 1 }),
    onDone: {
      target: 'shown',
      actions: [
        { type: 'rememberFirst', params: toOutput },
        { type: 'noteEnd', params: toOutput },
      ],
    },
    onError: { target: 'failed', actions: failure },
  },
  on: { news: { actions: 'markStale' } },
})

/** Reads the first page again; what is shown stays, also when it fails. */
const reloading = list.createStateConfig({
  entry: ['forgetRead', 'markFresh'],
  invoke: {
    src: 'loadConversations',
    input: ({ context }) => ({ search: context.search, page: 1 }),
    onDone: { target: 'shown', actions: { type: 'rememberFirst', params: toOutput } },
    onError: 'shown',
  },
  on: { news: { actions: 'markStale' } },
})

const loadingMore = list.createStateConfig({
  entry: ['forgetRead', 'forgetProblem'],
  invoke: {
    src: 'loadConversations',
    input: ({ context }) => ({ search: context.search, page: context.page + 1 }),
    onDone: { target: 'shown', actions: { type: 'rememberMore', params: toOutput } },
    onError: { target: 'moreFailed', actions: failure },
  },
  on: { news: { actions: 'markStale' } },
})

/** The shops that the shopper talks to: searched, read page by page, read again at news. */
export const conversationsMachine = list.createMachine({
  id: 'conversations',
  context: ({ input }) => ({
    search: '',
    rows: [],
    page: 1,
    hasMore: true,
    open: input.open,
    read: [],
    isStale: false,
    problem: null,
  }),
  initial: 'loading',
  states: {
    loading,
    failed: { on: { retry: 'loading', news: 'loading' } },
    shown: {
      entry: 'forgetProblem',
      always: { guard: 'isStale', target: 'reloading' },
      on: { news: 'reloading', 'end.reached': { guard: 'hasMore', target: 'loadingMore' } },
    },
    reloading,
    loadingMore,
    // A failure stops the paging until the shopper, or news, starts it again.
    moreFailed: { on: { 'more.retried': 'loadingMore', news: 'reloading' } },
    typing: { after: { searchDebounce: 'loading' } },
  },
  on: {
    'search.changed': {
      target: '.typing',
      reenter: true,
      actions: { type: 'rememberSearch', params: ({ event }) => event },
    },
    opened: {
      actions: [
        { type: 'rememberOpen', params: ({ event }) => event },
        { type: 'markRead', params: ({ event }) => event },
      ],
    },
    seen: { actions: { type: 'markRead', params: ({ event }) => event } },
  },
})

export type ConversationsSnapshot = SnapshotFrom<typeof conversationsMachine>
export type ConversationsState = StateValueFrom<typeof conversationsMachine>
export type ConversationsEvent = EventFromLogic<typeof conversationsMachine>
export type ConversationsRef = ActorRefFrom<typeof conversationsMachine>
