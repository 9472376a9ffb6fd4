import { conversations } from '@shop/contract/fixtures'
import {
  type ConversationsSnapshot,
  type ConversationsState,
  conversationsMachine,
} from './conversations.machine.ts'
import { unreachableProblem } from './outbox.poses.ts'

type Context = ConversationsSnapshot['context']

const context: Context = {
  search: '',
  rows: conversations,
  page: 1,
  hasMore: true,
  open: null,
  read: [],
  isStale: false,
  problem: null,
}

const pose = (value: ConversationsState, changed: Partial<Context> = {}) =>
  conversationsMachine.resolveState({ value, context: { ...context, ...changed } })

export const conversationsPoses = {
  loading: pose('loading', { rows: [] }),
  failed: pose('failed', { rows: [], problem: unreachableProblem }),
  shown: pose('shown'),
  reloading: pose('reloading'),
  loadingMore: pose('loadingMore'),
  moreFailed: pose('moreFailed', { problem: unreachableProblem }),
  typing: pose('typing', { search: 'har' }),
} satisfies Record<ConversationsState, ConversationsSnapshot>

/** More of the same states, with other data. */
export const conversationsScenes = {
  ...conversationsPoses,
  open: pose('shown', {
    open: 1,
    rows: conversations.map((row) =>
      row.shop.id === 1 ? { ...row, unread_message_shop: 0 } : row,
    ),
  }),
  empty: pose('shown', { rows: [], hasMore: false }),
  nothingFound: pose('shown', { rows: [], hasMore: false, search: 'zzz' }),
}
