import { type Attempt, attemptLifetime, type Goods } from '@shop/flows/checkout'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import { isSameGoods } from './goods.ts'

const isSameOrder = (one: readonly Goods[], other: readonly Goods[]) =>
  one.length === other.length &&
  one.every((goods) => other.some((wanted) => isSameGoods(goods, wanted)))

/**
 * The attempt of this shopper that waits for a definite answer, if there is one.
 *
 * @param what the cart, the one product of 'Buy now', or an order that is ordered again
 * @param goods what is ordered: without an attempt of its own, one that ordered the same in another way
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
    open.find((kept) => kept.what === what) ??
    (goods && open.find(({ attempt }) => isSameOrder(attempt.goods, goods)))
  return found ? { ...found.attempt, isUnclear: true } : null
}

/**
 * Keeps it over a reload and in other tabs, so that neither reload nor retry ever makes a second order;
 * null forgets it.
 */
export function storeAttempt(user: number, what: string, attempt: Attempt | null) {
  const { attempts, taken } = attemptStore.read()
  const others = attempts.filter((kept) => kept.user !== user || kept.what !== what)
  attemptStore.write({
    attempts: attempt ? [...others, { user, what, attempt }] : others,
    taken,
  })
}

/** The orders that are known to be placed by other attempts. */
export const takenOrders = (user: number): ReadonlySet<number> =>
  new Set(
    attemptStore
      .read()
      .taken.filter((order) => order.user === user)
      .map(({ id }) => id),
  )

/** These orders are known by now: an attempt that has not been found is none of them. */
export function takeOrders(user: number, ids: readonly number[]) {
  const { attempts, taken } = attemptStore.read()
  const known = takenOrders(user)
  const fresh = ids.filter((id) => !known.has(id)).map((id) => ({ user, id, at: Date.now() }))
  if (fresh.length > 0) attemptStore.write({ attempts, taken: [...taken, ...fresh] })
}

/** It is known what became of an attempt, wherever it was left. */
export function endAttempt(user: number, { key }: Pick<Attempt, 'key'>) {
  const { attempts, taken } = attemptStore.read()
  attemptStore.write({
    attempts: attempts.filter((kept) => kept.user !== user || kept.attempt.key !== key),
    taken,
  })
}
