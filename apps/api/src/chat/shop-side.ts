/** What shops say: by hand, or by their away message. */
import { chatChannel, chatEvent } from '@shop/contract'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { Deps } from '../deps.ts'
import { nameIn, type Viewer } from '../http/viewer.ts'
import { shops } from '../shops/tables.ts'
import { markSeen } from './conversations.ts'
import { addMessage } from './service.ts'
import { chatMessages, conversations } from './tables.ts'

/** A shop that said something within these minutes is in the conversation: nothing for a machine. */
const quietMinutes = 10

/** Tells the shopper's browsers that a shop wrote; what it wrote they ask for. */
const announce = (deps: Deps, userId: number) =>
  deps.realtime?.publish(chatChannel(userId), chatEvent, {})

/** The conversation that a shop's reply goes to: with this shopper, else its newest one. */
async function addressee(db: Database, shopId: number, userId: number | null) {
  const [row] = await db
    .select({ id: conversations.id, userId: conversations.userId })
    .from(conversations)
    .where(
      and(
        eq(conversations.shopId, shopId),
        userId === null ? undefined : eq(conversations.userId, userId),
      ),
    )
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(1)
  return row ?? null
}

/** Writes as a shop; it counts as present then. Null when it has no such conversation. */
export async function writeAsShop(
  deps: Deps,
  { shopId, userId, body }: { shopId: number; userId: number | null; body: string },
): Promise<{ userId: number } | null> {
  const { db } = deps
  const now = deps.now()
  const conversation = await addressee(db, shopId, userId)
  if (!conversation) return null
  await transact(db, async (tx) => {
    await addMessage(tx, conversation.id, { sender: 'shop', body }, now)
    await markSeen(tx, { conversationId: conversation.id, sender: 'user' }, now)
    await tx.update(shops).set({ lastSeenAt: now }).where(eq(shops.id, shopId))
  })
  await announce(deps, conversation.userId)
  return { userId: conversation.userId }
}

/** Answers with the shop's away message, in the shopper's language, in a moment, unless somebody of the shop does until then. */
export const scheduleAnswer = (deps: Deps, viewer: Viewer, conversationId: number): void =>
  deps.schedule?.(async () => {
    const userId = await answerAway(deps, viewer, conversationId)
    if (userId !== null) await announce(deps, userId)
  })

const answerAway = (
  { db, now }: Deps,
  viewer: Viewer,
  conversationId: number,
): Promise<number | null> =>
  transact(db, async (tx) => {
    const [found] = await tx
      .select({ userId: conversations.userId, away: shops.awayMessage, aways: shops.awayMessages })
      .from(conversations)
      .innerJoin(shops, eq(shops.id, conversations.shopId))
      .where(
        and(
          eq(conversations.id, conversationId),
          isNotNull(shops.awayMessage),
          eq(shops.isActive, true),
        ),
      )
      // Two messages in a row get one answer.
      .for('no key update', { of: conversations })
    if (!found?.away || (await hasRecentMessage(tx, conversationId, now()))) return null
    const body = nameIn(viewer, { name: found.away, names: found.aways })
    await addMessage(tx, conversationId, { sender: 'shop', body }, now())
    return found.userId
  })

async function hasRecentMessage(tx: Database, conversationId: number, now: Date): Promise<boolean> {
  const [last] = await tx
    .select({ createdAt: chatMessages.createdAt })
    .from(chatMessages)
    .where(and(eq(chatMessages.conversationId, conversationId), eq(chatMessages.sender, 'shop')))
    .orderBy(desc(chatMessages.id))
    .limit(1)
  return last !== undefined && now.getTime() - last.createdAt.getTime() < quietMinutes * 60_000
}
