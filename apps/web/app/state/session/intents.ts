import type { AddToCart, CartLine, Review } from '@shop/contract'
import type { ReviewsOf } from '#app/data/reviews.ts'
import { sessionStore } from '#app/data/session-store.ts'
import { createStore } from '#app/lib/store.ts'
import type { ChatTarget } from '#app/state/chat/open-chat.ts'

/**
 * What a guest tried that needs a login; it goes on by itself afterwards (decisions 013 and 022).
 */
export type Intent =
  | { kind: 'add'; product: AddToCart }
  /** So many of a product that is in the cart; none takes it out. */
  | { kind: 'quantity'; product: number; quantity: number }
  /** Buy this one product now, apart from the cart. */
  | { kind: 'buy'; product: AddToCart }
  /** A line as it was before another choice took its place. */
  | { kind: 'restore'; line: CartLine }
  /** On the wishlist, or off it; out of the cart where it was saved for later there. */
  | { kind: 'favorite'; product: number; wanted: boolean; isSaved?: true }
  /** A review that helped. */
  | { kind: 'helpful'; of: ReviewsOf; review: Pick<Review, 'id' | 'helpful_count'> }
  /** A voucher of a shop's list. */
  | { kind: 'collect'; shop: number; voucher: number }
  | { kind: 'chat'; target: ChatTarget }
  | { kind: 'go'; path: string }

interface StoredIntent {
  intent: Intent
  at: number
  /** Whose session had ended under it: nobody else goes on with it. Null is a guest's. */
  user: number | null
}

const day = 86_400_000

const intents = createStore(
  // This shop wrote them; what another program left there is no list of them.
  (stored) =>
    Array.isArray(stored) ? stored.filter((one): one is StoredIntent => one?.intent?.kind) : [],
  { key: 'intents', of: 'shopper' },
)

const readAll = () => intents.read().filter(({ at }) => Date.now() - at < day)

/** Which of its kind it is; the others replace each other. */
function about(intent: Intent): unknown {
  switch (intent.kind) {
    case 'add':
      return intent.product.product_id
    case 'quantity':
    case 'favorite':
      return intent.product
    case 'restore':
      return intent.line.id
    case 'collect':
      return intent.voucher
    default:
      return null
  }
}

/** Stores an intent for a day, deduplicated: a newer one for the same thing replaces it. */
export function keepIntent(intent: Intent) {
  const isSame = (other: Intent) => other.kind === intent.kind && about(other) === about(intent)
  const rest = readAll().filter(({ intent: other }) => !isSame(other))
  const user = sessionStore.read().user?.id ?? sessionStore.thrownOut()
  intents.write([...rest, { intent, at: Date.now(), user }])
}

/** Takes all intents out, so that none is done twice after a reload; gives those that are for who has logged in. */
export function takeIntents(user: number): Intent[] {
  const stored = readAll().filter((one) => one.user === null || one.user === user)
  intents.write([])
  return stored.map(({ intent }) => intent)
}

/**
 * Forgets them: the dialog was sent away, and what is done goes on only after the login that it
 * opened; or the shopper has logged out. The forced log-out after a 401 does not.
 */
export const dropIntents = () => intents.write([])
