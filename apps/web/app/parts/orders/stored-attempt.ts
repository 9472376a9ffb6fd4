import { type Attempt, attemptLifetime, type Goods } from '@shop/flows/checkout'
import { ApiError } from '#app/data/api-error.ts'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import { isSameGoods } from './goods.ts'

const isSameOrder = (one: readonly Goods[], other: readonly Goods[]) =>
  one.length === other.length &&
  one.every((goods) => other.some((wanted) => isSameGoods(goods, wanted)))

/**
 * The attempt of this shopper that waits for a definite answer, if there is one.
 *
 * @param what the cart, the one product of 'Buy now', or an order that is ordered again
 * @param goods what is ordered: whatever has ordered the same, in whichever way, comes first
 */
export function readAttempt(
  user: number,
  what: string,
  goods: readonly Goods[] | null = null,
): Attempt | null {
  const open = attemptStore
    .read()
    .attempts.filter((kept) => kept.user === user && Date.now() - kept.attempt.at < attemptLifetime)
  const found =
    (goods && open.find(({ attempt }) => isSameOrder(attempt.goods, goods))) ||
    open.find((kept) => kept.what === what)
  return found ? { ...found.attempt, isUnclear: true } : null
}

const keysOf = ({ key, earlier }: Pick<Attempt, 'key' | 'earlier'>) => [key, ...earlier]

/**
 * Keeps it over a reload and in other tabs, so that neither reload nor retry ever makes a second order;
 * null forgets it. One of other goods that stands in its place is still found by its goods.
 */
export function storeAttempt(user: number, what: string, attempt: Attempt | null) {
  const { attempts, taken } = attemptStore.read()
  const others = attempts.flatMap((kept) => {
    if (kept.user !== user) return [kept]
    // It goes on in this one, in whichever way that is ordered.
    if (attempt?.earlier.includes(kept.attempt.key)) return []
    if (kept.what !== what) return [kept]
    if (!attempt || attempt.key === kept.attempt.key) return []
    return [{ ...kept, what: `${what}, earlier` }]
  })
  attemptStore.write({
    attempts: attempt ? [...others, { user, what, attempt }] : others,
    taken,
  })
}

/** Whether another attempt goes on with what this one began: what is placed is that one's. */
export const isOvertaken = (user: number, { key }: Pick<Attempt, 'key'>): boolean =>
  attemptStore
    .read()
    .attempts.some((kept) => kept.user === user && kept.attempt.earlier.includes(key))

/** When other attempts of the very same goods were pressed after this one. */
export const laterPresses = (user: number, attempt: Attempt): readonly number[] =>
  attemptStore
    .read()
    .attempts.filter(
      ({ user: whose, attempt: other }) =>
        whose === user &&
        other.at > attempt.at &&
        !keysOf(attempt).includes(other.key) &&
        isSameOrder(other.goods, attempt.goods),
    )
    .map(({ attempt: { at } }) => at)

/** The orders that are known to be placed by other attempts than this one. */
export function takenOrders(
  user: number,
  attempt: Pick<Attempt, 'key' | 'earlier'>,
): ReadonlySet<number> {
  const own = keysOf(attempt)
  const others = attemptStore
    .read()
    .taken.filter((order) => order.user === user && !own.includes(order.key))
  return new Set(others.map(({ id }) => id))
}

/** These orders are known to be placed by an attempt: no other one has. */
export function takeOrders(
  user: number,
  { key, goods }: Pick<Attempt, 'key' | 'goods'>,
  ids: readonly number[],
) {
  const { attempts, taken } = attemptStore.read()
  const known = new Set(taken.filter((order) => order.user === user).map(({ id }) => id))
  const at = Date.now()
  const fresh = ids.filter((id) => !known.has(id)).map((id) => ({ user, id, key, goods, at }))
  if (fresh.length > 0) attemptStore.write({ attempts, taken: [...taken, ...fresh] })
}

/** A key that no attempt has. */
const othersOf = ({ key }: Pick<Attempt, 'key'>) => `beside ${key}`

/**
 * Orders of other goods that were found in the place of an attempt: they may be its own, are told once, and are
 * no attempt's from then on.
 */
export function noteOthers(
  user: number,
  attempt: Pick<Attempt, 'key'>,
  orders: readonly { id: number; goods: Goods }[],
) {
  for (const { id, goods } of orders)
    takeOrders(user, { key: othersOf(attempt), goods: [goods] }, [id])
}

/** Whether such orders were told: then it is not said that nothing was placed. */
export const hasOthers = (user: number, attempt: Pick<Attempt, 'key'>): boolean =>
  attemptStore.read().taken.some((order) => order.user === user && order.key === othersOf(attempt))

/** The orders that this browser has placed of the very same goods, moments ago. */
export const ordersOfSame = (user: number, goods: readonly Goods[]): readonly number[] =>
  attemptStore
    .read()
    .taken.filter((order) => order.user === user && isSameOrder(order.goods, goods))
    .map(({ id }) => id)

/**
 * An order on its way, or what is read again before it goes. A 401 refuses it before anything is done, and takes
 * its page away: where nothing was sent before it, nothing is in doubt.
 */
export async function unlessLoggedOut<Answer>(
  sending: Promise<Answer>,
  user: number,
  key: string,
): Promise<Answer> {
  try {
    return await sending
  } catch (error) {
    const kept = attemptStore.read().attempts.find((one) => one.attempt.key === key)
    const isFirst = kept?.attempt.earlierUntil === 0 && kept.attempt.earlier.length === 0
    if (error instanceof ApiError && error.status === 401 && isFirst)
      forgetAttempt(user, kept.attempt)
    throw error
  }
}

/** It is known what became of an attempt: neither it nor an earlier try of it is open, wherever it was left. */
export function forgetAttempt(user: number, attempt: Pick<Attempt, 'key' | 'earlier'>) {
  const { attempts, taken } = attemptStore.read()
  const ended = keysOf(attempt)
  attemptStore.write({
    attempts: attempts.filter((kept) => kept.user !== user || !ended.includes(kept.attempt.key)),
    taken,
  })
}
