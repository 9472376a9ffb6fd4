import { getChat, getConversations, openConversation, sendMessage } from '@shop/contract/chat'
import type { ChatCalls } from '@shop/flows/chat'
import type { Door } from './door.ts'

/** Shops and messages a page (specification.md section 9). */
const per_page = 20

/** The calls of one shopper's chat. */
export const chatCalls = (door: Door, user_id: number): ChatCalls => ({
  loadConversations: async ({ search, page }, signal) =>
    (
      await door(getConversations, {
        query: { search: search || undefined, page, per_page },
        signal,
      })
    ).data.data,
  loadMessages: async ({ shop, page }, signal) =>
    (await door(getChat, { query: { shop_id: shop, page, per_page }, signal })).data.data,
  openConversation: ({ shop, product }, signal) =>
    door(openConversation, {
      body: { shop_id: shop, user_id, product_id: product ?? undefined, type: 'user' },
      signal,
    }),
  // The same key for every try: the server takes it once.
  sendMessage: async ({ shop, text, key }) =>
    (
      await door(sendMessage, {
        body: { shop_id: shop, message: text, type: 'user' },
        headers: { 'Idempotency-Key': key },
      })
    ).data.data,
})
