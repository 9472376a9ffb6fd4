import * as calls from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, idempotencyKey, mount, pageWith, refuse, userOf, viewerOf } from '../http/index.ts'
import { unknownId } from '../http/refusal.ts'
import { limit } from '../limits/limit.ts'
import { shopExists } from '../shops/service.ts'
import { countUnread, listConversations, readMessages } from './conversations.ts'
import { presentConversations, presentMessages } from './present.ts'
import { findConversation, openConversation, writeToShop } from './service.ts'
import { scheduleAnswer } from './shop-side.ts'

/** Conversations with shops (wire.md 14): the own ones only, whatever ids are sent. */
export const chatRoutes = new Hono<AppEnv>()

const pageSize = 20
/** Messages a minute, and conversations an hour, of one shopper. */
const messageLimit = { max: 60, window: 60 }
const openingLimit = { max: 120, window: 3600 }

mount(chatRoutes, calls.getConversations, async (c) => {
  const { deps } = c.var
  const { search, ...paging } = c.req.valid('query')
  const user = userOf(c)
  const query = { search, page: pageWith(paging, pageSize) }
  const rows = await listConversations(deps.db, user.id, query)
  const data = await presentConversations(deps, viewerOf(c), user, rows)
  return answer(c, { total: data.length, data })
})

mount(chatRoutes, calls.getChat, async (c) => {
  const { deps } = c.var
  const { shop_id, ...paging } = c.req.valid('query')
  const user = userOf(c)
  const found = await findConversation(deps.db, user.id, shop_id)
  if (!found && !(await shopExists(deps.db, shop_id))) throw unknownId('shop_id')
  if (!found) return answer(c, { data: [] })
  const rows = await readMessages(deps.db, found.id, pageWith(paging, pageSize), deps.now())
  return answer(c, {
    data: await presentMessages(deps, viewerOf(c), { user, shop: found.shop }, rows),
  })
})

mount(chatRoutes, calls.sendMessage, async (c) => {
  const { deps } = c.var
  const { shop_id, message: body } = c.req.valid('json')
  const user = userOf(c)
  await limit(deps, `chat:${user.id}`, messageLimit)
  const found = await findConversation(deps.db, user.id, shop_id)
  if (!found && !(await shopExists(deps.db, shop_id))) throw unknownId('shop_id')
  if (!found) return refuse(404, 'There is no conversation with this shop yet.')
  if (!found.shop.isActive) return refuse(422, 'This shop does not take messages.')
  const written = await writeToShop(
    deps.db,
    { conversationId: found.id, userId: user.id, body, key: idempotencyKey(c) },
    deps.now(),
  )
  if (written.isNew) scheduleAnswer(deps, viewerOf(c), found.id)
  const [data] = await presentMessages(deps, viewerOf(c), { user, shop: found.shop }, [written.row])
  return answer(c, { data }, 'Message sent successfully')
})

mount(chatRoutes, calls.openConversation, async (c) => {
  const { deps } = c.var
  const { shop_id: shopId, product_id, color_id, message: body } = c.req.valid('json')
  const userId = userOf(c).id
  await limit(deps, `chat-open:${userId}`, openingLimit)
  const opening = {
    userId,
    shopId,
    productId: product_id ?? null,
    colorId: color_id ?? null,
    body,
  }
  const id = await openConversation(deps.db, opening, deps.now())
  if (product_id !== undefined || body !== null) scheduleAnswer(deps, viewerOf(c), id)
  return answer(c, null, 'Conversation opened')
})

mount(chatRoutes, calls.getUnreadMessages, async (c) =>
  answer(c, { unread_messages: await countUnread(c.var.deps.db, userOf(c).id) }),
)
