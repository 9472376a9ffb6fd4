import type {
  Product as Card,
  ChatMessage,
  ChatProduct,
  ChatShop,
  Conversation,
} from '@shop/contract'
import { sql } from 'drizzle-orm'
import { presentUser } from '../auth/present.ts'
import type { UserRow } from '../auth/tables.ts'
import { findCards } from '../catalogue/cards.ts'
import type { Deps } from '../deps.ts'
import { pictureUrl, type Viewer } from '../http/index.ts'
import { microseconds } from '../http/instant.ts'
import { isPresent } from '../shops/presence.ts'
import type { Shop } from '../shops/tables.ts'
import type { ConversationRow } from './conversations.ts'
import type { ChatMessageRow } from './tables.ts'

type ShopFields = Pick<Shop, 'id' | 'name' | 'logo' | 'ratingAvg' | 'reviewCount' | 'lastSeenAt'>

const presentShop = (viewer: Viewer, shop: ShopFields, now: Date): ChatShop => ({
  id: shop.id,
  name: shop.name,
  logo: pictureUrl(viewer, shop.logo),
  rating: shop.reviewCount === 0 ? 5 : Number(shop.ratingAvg),
  last_online: isPresent(shop.lastSeenAt, now),
})

/** The products that messages are about; one that left the shelves is still shown in its message. */
const loadProducts = async (
  deps: Deps,
  viewer: Viewer,
  productIds: readonly (number | null)[],
): Promise<ReadonlyMap<number, Card>> => {
  const ids = [...new Set(productIds)].filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const cards = await findCards(
    deps,
    viewer,
    sql`select id, place from unnest(${`{${ids.join()}}`}::int[]) with ordinality as wanted (id, place)`,
  )
  return new Map(cards.map((card) => [card.id, card]))
}

type Subject = Pick<ChatMessageRow, 'productId' | 'colorId'>

/** What a message is about, in the colour that it was looked at in. */
const presentProduct = (
  cards: ReadonlyMap<number, Card>,
  { productId, colorId }: Subject,
): ChatProduct | null => {
  const card = cards.get(productId ?? 0)
  if (!card) return null
  const { id, name, price, discount_price, rating, total_reviews } = card
  const inColor = card.colors.find((color) => color.id === colorId)?.thumbnail
  const thumbnail = inColor ?? card.thumbnail
  return { id, name, thumbnail, price, discount_price, rating, total_reviews }
}

/** Messages as the wire shows them, in the order given. */
export const presentMessages = async (
  deps: Deps,
  viewer: Viewer,
  { user, shop }: { readonly user: UserRow; readonly shop: ShopFields },
  rows: readonly ChatMessageRow[],
): Promise<ChatMessage[]> => {
  const now = deps.now()
  const products = await loadProducts(
    deps,
    viewer,
    rows.map(({ productId }) => productId),
  )
  const both = { shop: presentShop(viewer, shop, now), user: presentUser(viewer, user, now) }
  return rows.map((row) => ({
    id: row.id,
    ...both,
    product: presentProduct(products, row),
    type: row.sender,
    message: row.body,
    is_seen: row.seenAt !== null,
    created_at: microseconds(row.createdAt),
    shop_active_status: both.shop.last_online,
    user_active_status: both.user.last_online,
  }))
}

/** Rows of the shop list. */
export const presentConversations = async (
  deps: Deps,
  viewer: Viewer,
  user: UserRow,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> => {
  const now = deps.now()
  const products = await loadProducts(
    deps,
    viewer,
    rows.map(({ last }) => last?.productId ?? null),
  )
  const shopper = presentUser(viewer, user, now)
  return rows.map(({ id, shop, last, unseenByShop, unseenByUser }) => ({
    id,
    shop: presentShop(viewer, shop, now),
    user: shopper,
    product: last && presentProduct(products, last),
    last_message: last?.body ? beginning(last.body) : null,
    last_message_time: last ? timeAgo(last.createdAt, now, viewer.locale) : null,
    is_read: unseenByUser === 0,
    unread_message_user: unseenByShop,
    unread_message_shop: unseenByUser,
  }))
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The first 12 letters, on one line: what the list has room for. */
export const beginning = (text: string, length = 12): string => {
  const line = text.slice(0, 400).replace(/\s+/g, ' ')
  const shown = [...letters.segment(line)].map(({ segment }) => segment)
  return shown.length <= length && text.length <= 400 ? line : `${shown.slice(0, length).join('')}…`
}

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** The shop's locale `ir` is Persian; anything that the platform does not know is English. */
const formatOf = (locale: string) =>
  new Intl.RelativeTimeFormat(locale === 'ir' ? 'fa' : [locale, 'en'], { numeric: 'auto' })

/** How long ago in words: "5 minutes ago", "yesterday". */
export const timeAgo = (at: Date, now: Date, locale: string): string => {
  const seconds = Math.max(0, Math.floor((now.getTime() - at.getTime()) / 1000))
  for (const [unit, size] of steps)
    if (seconds >= size) return formatOf(locale).format(-Math.floor(seconds / size), unit)
  return formatOf(locale).format(-seconds, 'second')
}
