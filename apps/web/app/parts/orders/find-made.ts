import type { Settings } from '@shop/contract'
import { type Attempt, type Found, lostOrders } from '@shop/flows/checkout'
import { ApiError, phrase } from '#app/data/api-error.ts'
import { browserClient } from '#app/data/browser-client.ts'
import { findPlaced, newestOrders, orderResource, ordersResource } from '#app/data/orders.ts'
import { foundIn } from './found-in.ts'
import { placedBy } from './placed-by.ts'

/** So long an order may be on its way whose answer nobody waits for any more; ms. */
const slowest = 20_000

/**
 * What an attempt has placed, null for nothing: by its keys where the server knows them, else by the orders
 * that are there (decision 049). Rejects while nobody knows: what is not there may still arrive, and would be
 * made twice.
 */
export async function findMade(
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
  const made = await placedBy(attempt, orders, (id) => orderResource.load(browserClient, id))
  if (made) return lostOrders(attempt.order.payment_method, made)
  if (Date.now() - attempt.at < slowest)
    throw new ApiError(0, phrase('Your last order is not answered yet'))
  return null
}
