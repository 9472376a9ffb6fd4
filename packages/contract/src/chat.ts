/** Conversations between a shopper and shops (wire.md 14). */
import * as v from 'valibot'
import { User } from './account.ts'
import { call } from './call.ts'
import { lengths } from './lengths.ts'
import { idParam, maybeTextParam, paging, textParam } from './request.ts'
import {
  amount,
  count,
  flag,
  id,
  instant,
  maybe,
  maybeAmount,
  maybeFlag,
  maybeText,
  rows,
  text,
  whole,
} from './shape.ts'

export const ChatShop = v.object({
  id,
  name: text,
  logo: text,
  rating: amount,
  last_online: flag,
})
export type ChatShop = v.InferOutput<typeof ChatShop>

/** What a product card in a conversation shows. */
export const ChatProduct = v.object({
  id,
  name: text,
  thumbnail: text,
  price: maybeAmount,
  discount_price: amount,
  rating: amount,
  total_reviews: text,
})
export type ChatProduct = v.InferOutput<typeof ChatProduct>

/** A row of the shop list. `unread_message_shop` is the badge: messages of the shop not yet seen. */
export const Conversation = v.object({
  id,
  shop: ChatShop,
  user: maybe(User),
  product: maybe(ChatProduct),
  last_message: maybeText,
  last_message_time: maybeText,
  is_read: flag,
  unread_message_user: count,
  unread_message_shop: count,
})
export type Conversation = v.InferOutput<typeof Conversation>

/** One message. A product card has `product` and no `message`. `type` other than `user`: the shop's. */
export const ChatMessage = v.object({
  id,
  shop: maybe(ChatShop),
  user: maybe(User),
  product: maybe(ChatProduct),
  type: text,
  message: maybeText,
  is_seen: flag,
  created_at: instant,
  shop_active_status: maybeFlag,
  user_active_status: flag,
})
export type ChatMessage = v.InferOutput<typeof ChatMessage>

const sender = { type: v.optional(v.picklist(['user']), 'user') }

/** `total` is the rows of this page; the end is an empty page (decision 008). */
export const getConversations = call({
  method: 'GET',
  path: '/get-shops',
  auth: 'required',
  summary: 'The own conversations, the one with the newest message first',
  query: v.object({ search: maybeTextParam(100), ...paging }),
  data: v.object({ total: count, data: rows(Conversation) }),
})

export const getChat = call({
  method: 'GET',
  path: '/get-message',
  auth: 'required',
  summary: "A conversation's messages, newest first; marks the shop's as seen",
  query: v.object({ shop_id: idParam, ...paging }),
  data: v.object({ data: rows(ChatMessage) }),
})

export const sendMessage = call({
  method: 'POST',
  path: '/send-message',
  auth: 'required',
  summary: 'Write to a shop; 404 without a conversation. Takes an Idempotency-Key header',
  body: v.object({ shop_id: idParam, message: textParam(lengths.message), ...sender }),
  data: v.fallback(v.object({ data: maybe(ChatMessage) }), { data: null }),
})

/** `user_id` is sent for stock servers; who it is about is told by the token. */
export const openConversation = call({
  method: 'POST',
  path: '/store-message',
  auth: 'required',
  summary: 'Open a conversation, or find it; with `product_id` the product card is posted too',
  additions: { color_id: 'chat_color' },
  body: v.object({
    shop_id: idParam,
    user_id: v.optional(idParam),
    product_id: v.optional(idParam),
    color_id: v.optional(idParam),
    message: maybeTextParam(lengths.message),
    ...sender,
  }),
  data: v.optional(v.unknown()),
})

/** Stock servers need no token here; the reference server counts the token's own messages. */
export const getUnreadMessages = call({
  method: 'GET',
  path: '/unread-messages',
  auth: 'required',
  summary: 'How many messages of shops are not yet seen',
  query: v.object({ user_id: v.optional(idParam) }),
  data: v.object({ unread_messages: whole }),
})
