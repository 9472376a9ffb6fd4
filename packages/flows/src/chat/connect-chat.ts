import type { ChatMessage, Conversation } from '@shop/contract'
import { fromCallback, fromPromise } from 'xstate'
import { problemOf } from '../port/index.ts'
import { type ChatNews, chatMachine } from './chat.machine.ts'
import { conversationMachine } from './conversation.machine.ts'
import { conversationsMachine } from './conversations.machine.ts'
import { type Outgoing, outboxMachine } from './outbox.machine.ts'

/** The calls of a chat. Each rejects with an error that carries its problem. */
export interface ChatCalls {
  loadConversations(
    query: { search: string; page: number },
    signal: AbortSignal,
  ): Promise<Conversation[]>
  /** Newest first, as the wire has them. */
  loadMessages(query: { shop: number; page: number }, signal: AbortSignal): Promise<ChatMessage[]>
  openConversation(
    query: { shop: number; product: number | null },
    signal: AbortSignal,
  ): Promise<unknown>
  /**
   * The message as the server has it; null where it does not give it back, and the conversation is read again. No
   * signal: what is on its way is sent, whatever the shopper does next.
   */
  sendMessage(message: Outgoing): Promise<ChatMessage | null>
}

/** Where messages wait that are not sent yet. Does not throw: what it cannot keep lasts as long as the page. */
export interface OutboxStorage {
  keep(message: Outgoing): void
  drop(key: string): void
}

/** Where a text waits that is not finished yet; an empty one is none. */
export interface DraftStorage {
  keepDraft(shop: number, text: string): void
}

/** When a message is tried again that did not reach the server. */
export interface Retrying {
  /** How long to wait after so many tries in a row that failed. */
  pause(failures: number): number
  /** Nobody looks, or there is no line: nothing is retried meanwhile. */
  isAway(): boolean
}

/** Calls back with every piece of news; returns how to stop. */
export type ListenToChat = (tell: (news: ChatNews) => void) => () => void

const noConversation = 404

/** The machine with its holes filled. */
export function connectChat(
  calls: ChatCalls,
  storage: OutboxStorage & DraftStorage,
  listen: ListenToChat,
  retrying: Retrying,
) {
  const openConversation = fromPromise<unknown, { shop: number; product: number | null }>(
    ({ input, signal }) => calls.openConversation(input, signal),
  )
  const loadMessages = fromPromise<ChatMessage[], { shop: number; page: number }>(
    ({ input, signal }) => calls.loadMessages(input, signal),
  )
  const loadConversations = fromPromise<Conversation[], { search: string; page: number }>(
    ({ input, signal }) => calls.loadConversations(input, signal),
  )
  const sendMessage = fromPromise<ChatMessage | null, Outgoing>(async ({ input }) => {
    try {
      return await calls.sendMessage(input)
    } catch (error) {
      if (problemOf(error).status !== noConversation) throw error
    }
    await calls.openConversation({ shop: input.shop, product: null }, new AbortController().signal)
    return calls.sendMessage(input)
  })
  return chatMachine.provide({
    actions: { storeDraft: (_, { shop, text }) => storage.keepDraft(shop, text) },
    actors: {
      listen: fromCallback<ChatNews>(({ sendBack }) => listen(sendBack)),
      conversations: conversationsMachine.provide({ actors: { loadConversations } }),
      conversation: conversationMachine.provide({ actors: { openConversation, loadMessages } }),
      outbox: outboxMachine.provide({
        actors: { sendMessage },
        actions: {
          keep: (_, { message }) => storage.keep(message),
          drop: (_, { key }) => storage.drop(key),
        },
        delays: { retryPause: ({ context }) => retrying.pause(context.failures - 1) },
        guards: { isAway: () => retrying.isAway() },
      }),
    },
  })
}
