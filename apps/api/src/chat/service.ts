import { and, desc, eq } from 'drizzle-orm'
import { productColors, products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import { unknownId } from '../http/index.ts'
import { once } from '../orders/idempotency.ts'
import { type Shop, shops } from '../shops/tables.ts'
import { type ChatMessageRow, chatMessages, conversations } from './tables.ts'

/** The conversation of a shopper and a shop; null when they have none. */
export async function findConversation(
  db: Database,
  userId: number,
  shopId: number,
): Promise<{ id: number; shop: Shop } | null> {
  const [row] = await db
    .select({ id: conversations.id, shop: shops })
    .from(conversations)
    .innerJoin(shops, eq(shops.id, conversations.shopId))
    .where(and(eq(conversations.userId, userId), eq(conversations.shopId, shopId)))
  return row ?? null
}

type Content =
  | { readonly body: string; readonly productId?: never }
  | { readonly body?: never; readonly productId: number; readonly colorId: number | null }

/**
 * Adds a message. The conversation's row is taken first, so messages get their ids in the order in
 * which they can be read: a reader never meets a newer one before an older one.
 */
export async function addMessage(
  tx: Database,
  conversationId: number,
  message: Content & { readonly sender: 'user' | 'shop' },
  now: Date,
): Promise<ChatMessageRow> {
  await tx
    .update(conversations)
    .set({ lastMessageAt: now })
    .where(eq(conversations.id, conversationId))
  const [row] = await tx
    .insert(chatMessages)
    .values({ conversationId, ...message, createdAt: now })
    .returning()
  if (!row) throw new Error('An inserted message did not come back')
  return row
}

/** Writes to a shop. A repeat with the same key adds nothing and gets the first one's message. */
export async function writeToShop(
  db: Database,
  message: { conversationId: number; userId: number; body: string; key: string | null },
  now: Date,
): Promise<{ row: ChatMessageRow; isNew: boolean }> {
  const { conversationId, userId, body, key } = message
  return transact(db, async (tx) => {
    let isNew = false
    const work = async () => {
      isNew = true
      return { id: (await addMessage(tx, conversationId, { sender: 'user', body }, now)).id }
    }
    const request = { call: 'send-message', conversationId, body }
    const { id } = await (key === null ? work() : once(tx, { userId, key, request }, work))
    const [row] = await tx.select().from(chatMessages).where(eq(chatMessages.id, id))
    if (!row) throw new Error('A message that was written is not there')
    return { row, isNew }
  })
}

/** What a shopper opens a conversation with. */
export interface Opening {
  readonly userId: number
  readonly shopId: number
  readonly productId: number | null
  /** The colour that the product is shown in. */
  readonly colorId: number | null
  readonly body: string | null
}

/** Opens a conversation, or finds it, and posts what comes with it; returns its id. */
export async function openConversation(
  db: Database,
  { userId, shopId, productId, colorId, body }: Opening,
  now: Date,
): Promise<number> {
  if (!(await isThere(db, shopId))) throw unknownId('shop_id')
  if (productId !== null && !(await sells(db, shopId, productId))) throw unknownId('product_id')
  if (colorId !== null && !(await comesIn(db, productId, colorId))) throw unknownId('color_id')
  return transact(db, async (tx) => {
    await tx
      .insert(conversations)
      .values({ userId, shopId, lastMessageAt: now, createdAt: now })
      .onConflictDoNothing()
    // Locked before its last message is read: a race of two presses posts one card.
    const [conversation] = await tx
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(eq(conversations.userId, userId), eq(conversations.shopId, shopId)))
      .for('no key update')
    if (!conversation) throw new Error('A conversation that was opened is not there')
    if (productId !== null && !(await endsWith(tx, conversation.id, { productId, colorId })))
      await addMessage(tx, conversation.id, { sender: 'user', productId, colorId }, now)
    if (body !== null) await addMessage(tx, conversation.id, { sender: 'user', body }, now)
    return conversation.id
  })
}

async function isThere(db: Database, shopId: number): Promise<boolean> {
  const [shop] = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(eq(shops.id, shopId), eq(shops.isActive, true)))
  return shop !== undefined
}

async function sells(db: Database, shopId: number, productId: number): Promise<boolean> {
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(products.id, productId), eq(products.shopId, shopId), eq(products.isListed, true)),
    )
  return product !== undefined
}

async function comesIn(db: Database, productId: number | null, colorId: number): Promise<boolean> {
  if (productId === null) return false
  const [color] = await db
    .select({ id: productColors.colorId })
    .from(productColors)
    .where(and(eq(productColors.productId, productId), eq(productColors.colorId, colorId)))
  return color !== undefined
}

/** Whether the last thing said is already this card. */
async function endsWith(
  tx: Database,
  conversationId: number,
  { productId, colorId }: Pick<Opening, 'productId' | 'colorId'>,
) {
  const { productId: product, colorId: color, sender } = chatMessages
  const [last] = await tx
    .select({ product, color, sender })
    .from(chatMessages)
    .where(eq(chatMessages.conversationId, conversationId))
    .orderBy(desc(chatMessages.id))
    .limit(1)
  return last?.product === productId && last.color === colorId && last.sender === 'user'
}
