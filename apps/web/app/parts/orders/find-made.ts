import type { Settings } from '@shop/contract'
import { phrase } from '@shop/contract/phrase'
import { type Attempt, type Found, lostOrders, type Made } from '@shop/flows/checkout'
import { ApiError } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { findPlaced, newestOrders, orderResource, ordersResource } from '#app/data/orders.ts'
import { foundIn } from './found-in.ts'
import { type Held, ordersSince, placedBy } from './placed-by.ts'
import {
  forgetAttempt,
  isOvertaken,
  laterPresses,
  noteOthers,
  takenOrders,
  takeOrders,
} from './stored-attempt.ts'

/** So much may the server's clock be behind between a press and its order; ms. */
const moment = 2000

/** The orders since it was pressed that no other attempt has placed. */
async function freeOrders(user: number, attempt: Attempt): Promise<readonly Held[]> {
  if (isOvertaken(user, attempt)) return []
  const { orders } = await ordersResource.load(browserClient, ...newestOrders)
  const taken = takenOrders(user, attempt)
  // Of two attempts of the same goods, the one that was pressed last before the order has made it.
  const later = laterPresses(user, attempt)
  const free = orders.filter(
    ({ id, created_at }) =>
      !taken.has(id) && !later.some((at) => Date.parse(created_at ?? '') >= at - moment),
  )
  return ordersSince(attempt, free, (id) => orderResource.load(browserClient, id))
}

/**
 * What an attempt has placed, null for nothing: by its keys where the server knows them, else by the orders
 * that are there (decision 049). Rejects while nobody knows: what is not there may still arrive, and would be
 * made twice.
 */
export async function findMade(
  user: number,
  attempt: Attempt,
  { capabilities }: Pick<Settings, 'capabilities'>,
): Promise<Found | null> {
  if (capabilities.includes('idempotency_keys')) {
    const keys = [...new Set([attempt.key, ...attempt.earlier])]
    const [last = null, ...earlier] = await Promise.all(
      keys.map((key) => findPlaced(browserClient, key)),
    )
    return foundIn(attempt, last, earlier)
  }
  const since = await freeOrders(user, attempt)
  const made = placedBy(attempt, since)
  const ids = made.map(({ id }) => id)
  if (ids.length > 0)
    return lostOrders(
      attempt.order.payment_method,
      { count: ids.length, ids },
      made.map(({ goods }) => goods),
    )
  if (Date.now() < attempt.arrivesUntil)
    throw new ApiError(0, phrase('Your last order is not answered yet'))
  // Such a server orders what is in the cart when it is asked, and the cart may have changed meanwhile.
  if (since.length === 0) return null
  noteOthers(user, attempt, since)
  throw new ApiError(0, phrase('A newer order of yours is there'))
}

/** It is known what became of an attempt, in every tab; which orders are its own is read where no answer says it. */
export function endAttempt(user: number, attempt: Attempt, { ids }: Made) {
  forgetAttempt(user, attempt)
  if (ids) return takeOrders(user, attempt, ids)
  freeOrders(user, attempt).then(
    (since) =>
      takeOrders(
        user,
        attempt,
        placedBy(attempt, since).map(({ id }) => id),
      ),
    // The next look may take them for another attempt's then; the orders are there either way.
    () => undefined,
  )
}
