import type { ChatMessage } from '@shop/contract'
import {
  type ActorRefFrom,
  assign,
  emit,
  not,
  type SnapshotFrom,
  type StateValueFrom,
  sendTo,
  setup,
} from 'xstate'
import { actionPort, listener, type Problem, port, problemOf } from '../port/index.ts'

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  /** The Idempotency-Key, the same for every try, so that the server takes it once. */
  readonly key: string
  readonly shop: number
  readonly text: string
  readonly at: string
  /** The server's newest message when it was written; null where that tells nothing. */
  readonly after: number | null
  /** Why the server refused it; null while it waits for its turn. */
  readonly problem: Problem | null
}

/** Tells the parent that the server has a message; null where a server does not give it back. */
export type DeliveredEvent = {
  type: 'message.delivered'
  shop: number
  message: ChatMessage | null
}

export interface OutboxContext {
  items: readonly Outgoing[]
  /** How often in a row a message did not reach the server. */
  failures: number
}

const gatewayStatuses = new Set([0, 502, 503, 504])

const nextOf = ({ items }: OutboxContext) => items.find(({ problem }) => problem === null)

/** Of two with the same words nobody could tell which one has arrived. */
const toldApart = ({ items }: OutboxContext, message: Outgoing): Outgoing =>
  items.some(({ shop, text }) => shop === message.shop && text === message.text)
    ? { ...message, after: null }
    : message

const outbox = setup({
  types: {
    /** What an earlier page has left unsent. */
    input: {} as { unsent: readonly Outgoing[] },
    context: {} as OutboxContext,
    events: {} as
      | { type: 'message.written'; message: Outgoing }
      | { type: 'message.retried'; key: string }
      | { type: 'message.discarded'; key: string }
      | { type: 'connection.back' },
    /** The shopper may be elsewhere by now. */
    emitted: {} as { type: 'messageRefused'; problem: Problem },
    tags: {} as 'busy',
  },
  actors: { sendMessage: port<ChatMessage | null, Outgoing>('chat.sendMessage') },
  actions: {
    keep: actionPort<{ message: Outgoing }>('chat.keep'),
    drop: actionPort<{ key: string }>('chat.drop'),
    noteFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    add: assign(({ context }, { message }: { message: Outgoing }) => ({
      items: [...context.items, message],
    })),
    remove: assign(({ context }, { key }: { key: string }) => ({
      items: context.items.filter((item) => item.key !== key),
    })),
    queueAgain: assign(({ context }, { key }: { key: string }) => ({
      items: context.items.map((item) => (item.key === key ? { ...item, problem: null } : item)),
    })),
    markRefused: assign(({ context }, { error }: { error: unknown }) => ({
      items: context.items.map((item) =>
        item === nextOf(context) ? { ...item, problem: problemOf(error) } : item,
      ),
    })),
    tellRefused: emit((_, { error }: { error: unknown }) => ({
      type: 'messageRefused' as const,
      problem: problemOf(error),
    })),
    reportDelivery: sendTo(
      listener,
      (_, { shop, message }: { shop: number; message: ChatMessage | null }): DeliveredEvent => ({
        type: 'message.delivered',
        shop,
        message,
      }),
    ),
  },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== undefined,
    isOffline: (_, { error }: { error: unknown }) => gatewayStatuses.has(problemOf(error).status),
    /** Nobody looks, or there is no line; the app says. */
    isAway: () => false,
    isNew: ({ context }, { key }: { key: string }) =>
      !context.items.some((item) => item.key === key),
    isRefused: ({ context }, { key }: { key: string }) =>
      context.items.some((item) => item.key === key && item.problem !== null),
  },
  delays: {
    /** The back-off before a message is retried that did not reach the server; the app says. */
    retryPause: 5_000,
  },
})

const itemOf = ({ items }: OutboxContext, key: string): Outgoing => {
  const item = items.find((one) => one.key === key)
  if (!item) throw new Error('No such message waits')
  return item
}

/** What is first in the queue while it is being sent. */
const current = (context: OutboxContext): Outgoing => {
  const next = nextOf(context)
  if (!next) throw new Error('Nothing to send')
  return next
}

const sending = outbox.createStateConfig({
  tags: 'busy',
  invoke: {
    src: 'sendMessage',
    input: ({ context }) => current(context),
    onDone: {
      target: 'idle',
      actions: [
        { type: 'drop', params: ({ context }) => current(context) },
        {
          type: 'reportDelivery',
          params: ({ context, event }) => ({
            shop: current(context).shop,
            message: event.output,
          }),
        },
        { type: 'remove', params: ({ context }) => current(context) },
        'forgetFailures',
      ],
    },
    onError: [
      {
        guard: { type: 'isOffline', params: ({ event }) => event },
        target: 'offline',
        actions: 'noteFailure',
      },
      {
        target: 'idle',
        actions: [
          // It waits for the shopper on the next page, too.
          {
            type: 'keep',
            params: ({ context, event }) => ({
              message: { ...current(context), problem: problemOf(event.error) },
            }),
          },
          { type: 'markRefused', params: ({ event }) => event },
          { type: 'tellRefused', params: ({ event }) => event },
        ],
      },
    ],
  },
})

/**
 * Messages on their way: optimistic updates of the conversation, serialised so that they arrive in
 * order. What did not reach the server is retried after a back-off; what it refused waits for the
 * shopper.
 */
export const outboxMachine = outbox.createMachine({
  id: 'outbox',
  context: ({ input }) => ({ items: input.unsent, failures: 0 }),
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasNext', target: 'sending' } },
    sending,
    offline: {
      // Past it, what came due while nobody looked goes when somebody does: `connection.back`.
      after: { retryPause: { guard: not('isAway'), target: 'sending' } },
      on: { 'connection.back': 'sending' },
    },
  },
  on: {
    'message.written': {
      guard: { type: 'isNew', params: ({ event }) => event.message },
      actions: [
        {
          type: 'keep',
          params: ({ context, event }) => ({ message: toldApart(context, event.message) }),
        },
        {
          type: 'add',
          params: ({ context, event }) => ({ message: toldApart(context, event.message) }),
        },
      ],
    },
    'message.retried': {
      guard: { type: 'isRefused', params: ({ event }) => event },
      actions: [
        { type: 'queueAgain', params: ({ event }) => event },
        {
          type: 'keep',
          params: ({ context, event }) => ({ message: itemOf(context, event.key) }),
        },
      ],
    },
    'message.discarded': {
      guard: { type: 'isRefused', params: ({ event }) => event },
      actions: [
        { type: 'drop', params: ({ event }) => event },
        { type: 'remove', params: ({ event }) => event },
      ],
    },
  },
})

export type OutboxSnapshot = SnapshotFrom<typeof outboxMachine>
export type OutboxState = StateValueFrom<typeof outboxMachine>
export type OutboxRef = ActorRefFrom<typeof outboxMachine>
