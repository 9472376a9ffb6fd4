import type { Settings } from '@shop/contract'
import { type Attempt, type Found, lostOrders } from '@shop/flows/checkout'
import { ApiError, phrase } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { findPlaced, newestOrders, orderResource, ordersResource } from '#app/data/orders.ts'
import { foundIn } from './found-in.ts'
import { placedBy } from './placed-by.ts'
import { endAttempt, takenOrders, takeOrders } from './stored-attempt.ts'

/**
 * What an attempt has placed, null for nothing: by its keys where the server knows them, else by the orders
 * that are there (decision 049). Rejects while nobody knows: what is not there may still arrive, and would be
 * made twice.
 */
export async function findMade(
  user: number,
  attempt: Attempt,
  settings: Pick<Settings, 'capabilities'>,
): Promise<Found | null> {
  const found = await lookUp(user, attempt, settings)
  if (found) {
    takeOrders(user, found.made.ids ?? [])
    endAttempt(user, attempt)
  }
  return found
}

async function lookUp(
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
  const { orders } = await ordersResource.load(browserClient, ...newestOrders)
  const taken = takenOrders(user)
  const free = orders.filter(({ id }) => !taken.has(id))
  const made = await placedBy(attempt, free, (id) => orderResource.load(browserClient, id))
  if (made) return lostOrders(attempt.order.payment_method, made)
  if (Date.now() < attempt.arrivesUntil)
    throw new ApiError(0, phrase('Your last order is not answered yet'))
  return null
}
