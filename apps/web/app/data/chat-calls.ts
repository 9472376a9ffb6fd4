import { getChat, getConversations, openConversation, sendMessage } from '@shop/contract/chat'
import { type ChatCalls, hasArrived, type Outgoing } from '@shop/flows/chat'
import type { ApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

/** Shops and messages a page (specification.md section 9). */
const per_page = 20

/**
 * The calls of one shopper's chat.
 *
 * @param tried keys of messages that an earlier page may have sent without an answer
 * @param colorOf the colour in which a product that is talked about was shown
 */
export function chatCalls(
  client: ApiClient,
  user_id: number,
  tried: Iterable<string> = [],
  colorOf: (product: number) => number | null = () => null,
): ChatCalls {
  /** The server may have these, and not every server knows keys: it is asked before they go again. */
  const unanswered = new Set(tried)
  const left = new Set(tried)
  const open = (shop_id: number, product_id?: number, signal?: AbortSignal) => {
    const color_id = (product_id && colorOf(product_id)) ?? undefined
    const body = { shop_id, user_id, product_id, color_id, type: 'user' } as const
    return client(openConversation, { body, signal })
  }
  /** Conversations that are being opened: a message that came before would be refused (wire.md 1.3). */
  const opening = new Map<number, Promise<unknown>>()
  const arrived = async (message: Outgoing) => {
    const query = { shop_id: message.shop, page: 1, per_page }
    const { data } = (await client(getChat, { query })).data
    return data.find((one) => hasArrived(message, [one])) ?? null
  }
  /** As long as nobody knows, it is on its way: a server that cannot say is one that does not answer. */
  const lookFor = (message: Outgoing) =>
    arrived(message).catch((error: ApiError) => {
      throw error.status >= 500 ? new ApiError(0, error.message) : error
    })
  return {
    loadConversations: async ({ search, page }, signal) =>
      (
        await client(getConversations, {
          query: { search: search || undefined, page, per_page },
          signal,
        })
      ).data.data,
    loadMessages: async ({ shop, page }, signal) =>
      (await client(getChat, { query: { shop_id: shop, page, per_page }, signal })).data.data,
    openConversation: ({ shop, product }, signal) => {
      const opened = open(shop, product ?? undefined, signal)
      opening.set(
        shop,
        opened.catch(() => undefined),
      )
      return opened
    },
    // The idempotency key is the same for every try: a server that knows it takes it once.
    sendMessage: async (message) => {
      const { shop, text, key } = message
      await opening.get(shop)
      if (unanswered.has(key)) {
        const there = await lookFor(message)
        if (there) return there
        // The page that it was written on may have gone before its conversation was opened.
        if (left.delete(key)) await open(shop)
      }
      unanswered.add(key)
      const send = async () =>
        (
          await client(sendMessage, {
            body: { shop_id: shop, message: text, type: 'user' },
            headers: { 'Idempotency-Key': key },
          })
        ).data.data
      const sent = await send().catch(async (error: ApiError) => {
        // No answer at all is looked into when there is one again.
        const found = error.status >= 500 ? await lookFor(message) : null
        if (!found) throw error
        return found
      })
      unanswered.delete(key)
      return sent
    },
  }
}
