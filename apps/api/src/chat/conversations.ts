import { and, count, desc, eq, ilike, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { Page } from '../http/index.ts'
import { beside } from '../log.ts'
import { type Shop, shops } from '../shops/tables.ts'
import { type ChatMessageRow, chatMessages, conversations } from './tables.ts'

/** A conversation with what the shop list shows of it. */
export interface ConversationRow {
  readonly id: number
  readonly shop: Shop
  readonly last: ChatMessageRow | null
  /** Messages of the shop that the shopper has not seen, and the other way round. */
  readonly unseenByUser: number
  readonly unseenByShop: number
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const named = (search: string | null): SQL | undefined =>
  search === null ? undefined : ilike(shops.name, `%${escapeLike(search)}%`)

/** A page of a shopper's conversations, the newest message first. */
export async function listConversations(
  db: Database,
  userId: number,
  { search, page }: { search: string | null; page: Page },
): Promise<ConversationRow[]> {
  const rows = await db
    .select({ id: conversations.id, shop: shops })
    .from(conversations)
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .where(and(eq(conversations.userId, userId), named(search)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(page.limit)
    .offset(page.offset)
  const ids = rows.map(({ id }) => id)
  const [last, unseen] = [await lastMessages(db, ids), await unseenCounts(db, ids)]
  return rows.map(({ id, shop }) => ({
    id,
    shop,
    last: last.get(id) ?? null,
    unseenByUser: unseen.get(`${id} shop`) ?? 0,
    unseenByShop: unseen.get(`${id} user`) ?? 0,
  }))
}

async function lastMessages(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, ChatMessageRow>()
  const newest = sql`(select max(m.id) from chat_messages m
    where m.conversation_id = ${conversations.id})`
  const rows = await db
    .select({ message: chatMessages })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.id, newest))
    .where(inArray(conversations.id, [...ids]))
  return new Map(rows.map(({ message }) => [message.conversationId, message]))
}

async function unseenCounts(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await db
    .select({
      id: chatMessages.conversationId,
      sender: chatMessages.sender,
      messages: count(),
    })
    .from(chatMessages)
    .where(and(inArray(chatMessages.conversationId, [...ids]), isNull(chatMessages.seenAt)))
    .groupBy(chatMessages.conversationId, chatMessages.sender)
  return new Map(rows.map(({ id, sender, messages }) => [`${id} ${sender}`, messages]))
}

/** How many messages of shops the shopper has not seen. */
export async function countUnread(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ messages: count() })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.userId, userId),
        eq(chatMessages.sender, 'shop'),
        isNull(chatMessages.seenAt),
      ),
    )
  return row?.messages ?? 0
}

/**
 * A page of the messages with a shop, newest first. The shop's count as seen from now on, those that
 * came after this page was read do not.
 */
export async function readMessages(
  db: Database,
  conversationId: number,
  { limit, offset }: Page,
  now: Date,
): Promise<ChatMessageRow[]> {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.id))
    .limit(limit)
    .offset(offset)
  const [newest] = rows
  if (newest)
    await beside('Messages were not marked as seen', () =>
      markSeen(db, { conversationId, sender: 'shop', upTo: newest.id }, now),
    )
  return rows
}

/** Marks what one side wrote as seen by the other. */
export async function markSeen(
  db: Database,
  which: { conversationId: number; sender: 'user' | 'shop'; upTo?: number },
  now: Date,
): Promise<void> {
  await db
    .update(chatMessages)
    .set({ seenAt: now })
    .where(
      and(
        eq(chatMessages.conversationId, which.conversationId),
        eq(chatMessages.sender, which.sender),
        isNull(chatMessages.seenAt),
        which.upTo === undefined ? undefined : lte(chatMessages.id, which.upTo),
      ),
    )
}
