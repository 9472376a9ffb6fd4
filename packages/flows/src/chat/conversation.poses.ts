import type { ChatMessage } from '@shop/contract'
import { chatMessages, conversations } from '@shop/contract/fixtures'
import { type ConversationSnapshot, conversationMachine } from './conversation.machine.ts'
import { unreachableProblem } from './outbox.poses.ts'

type Context = ConversationSnapshot['context']

const [first] = conversations
if (!first) throw new Error('The fixtures have no conversation')
export const partner = first.shop

/** Oldest first, as a conversation keeps them. */
const messages: readonly ChatMessage[] = chatMessages.toReversed()

const context: Context = {
  shop: partner,
  manner: 'sidebar',
  opening: null,
  messages,
  isRead: true,
  page: 1,
  hasOlder: true,
  isStale: false,
  draft: '',
  problem: null,
}

const none = { messages: [] }
const pose = (value: ConversationSnapshot['value'], changed: Partial<Context> = {}) =>
  conversationMachine.resolveState({ value, context: { ...context, ...changed } })
const shown = { shown: 'current' } as const

export const conversationPoses = {
  opening: pose({ newest: 'opening', older: 'idle' }, { ...none, opening: { product: 1 } }),
  unopened: pose(
    { newest: 'unopened', older: 'idle' },
    { ...none, opening: { product: 1 }, problem: unreachableProblem },
  ),
  loading: pose({ newest: 'loading', older: 'idle' }, none),
  failed: pose({ newest: 'failed', older: 'idle' }, { ...none, problem: unreachableProblem }),
  shown: pose({ newest: shown, older: 'idle' }, { draft: 'Then please keep' }),
  reloading: pose({ newest: { shown: 'reloading' }, older: 'idle' }),
  nearTop: pose({ newest: shown, older: 'near' }),
  loadingOlder: pose({ newest: shown, older: 'loading' }),
  resting: pose({ newest: shown, older: 'resting' }),
  olderFailed: pose({ newest: shown, older: 'failed' }),
} satisfies Record<string, ConversationSnapshot>

const [message] = messages
if (!message) throw new Error('The fixtures have no message')

/** More of the same states, with other data. */
export const conversationScenes = {
  ...conversationPoses,
  offlineShop: pose(
    { newest: shown, older: 'idle' },
    {
      shop: { id: 2, name: conversations[1]?.shop.name ?? '', logo: '' },
      messages: messages.map((message) => ({
        ...message,
        shop: conversations[1]?.shop ?? null,
        shop_active_status: false,
      })),
    },
  ),
  nothingSaid: pose({ newest: shown, older: 'idle' }, { ...none, hasOlder: false }),
  longWords: pose(
    { newest: shown, older: 'idle' },
    {
      messages: messages.map((message) => ({
        ...message,
        message: message.message && `${message.message} ${'Donaudampfschifffahrt'.repeat(6)}`,
      })),
    },
  ),
} satisfies Record<string, ConversationSnapshot>
