import type { Database } from '../db/index.ts'
import { chatMessages, conversations } from '../db/schema.ts'
import { ids } from './base.ts'
import { chats } from './content/chats.ts'
import type { ProductSeed } from './content/products.ts'
import { insertRows } from './insert.ts'
import { demoUserId } from './people.ts'

/** The demo shopper's conversations, some with messages that wait to be read. */
export const insertChats = async (db: Database, list: readonly ProductSeed[], now: Date) => {
  const ago = (hours: number) => new Date(now.getTime() - Math.round(hours * 3_600_000))
  const made = chats.map((seed, index) => {
    const shopId = ids.shop(seed.shop)
    const wares = list.filter(({ shop }) => shop === seed.shop)
    // A small shop may have fewer products than the content counts on.
    const lines = seed.lines.flatMap((line) => {
      const productId = typeof line.content === 'number' ? wares[line.content]?.id : null
      return productId === undefined ? [] : [{ ...line, productId }]
    })
    return { id: index + 1, shopId, lines }
  })
  await insertRows(
    db,
    conversations,
    made.map(({ id, shopId, lines }) => ({
      id,
      userId: demoUserId,
      shopId,
      lastMessageAt: ago(lines.at(-1)?.hoursAgo ?? 0),
      createdAt: ago(lines[0]?.hoursAgo ?? 0),
    })),
  )
  const messages = made.flatMap(({ id: conversationId, lines }) =>
    lines.map(({ sender, hoursAgo, content, seen, productId }) => ({
      conversationId,
      sender,
      body: typeof content === 'string' ? content : null,
      productId,
      seenAt: seen ? ago(hoursAgo) : null,
      createdAt: ago(hoursAgo),
    })),
  )
  await insertRows(
    db,
    chatMessages,
    messages.map((row, index) => ({ id: index + 1, ...row })),
  )
}
