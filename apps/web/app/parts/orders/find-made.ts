import type { Settings } from '@shop/contract'
import { type Attempt, type Found, lostOrders } from '@shop/flows/checkout'
import { browserClient } from '#app/data/browser-client.ts'
import { findPlaced, newestOrders, orderResource, ordersResource } from '#app/data/orders.ts'
import { foundIn } from './found-in.ts'
import { placedBy } from './placed-by.ts'

/**
 * What an attempt has placed, null for nothing: by its keys where the server knows them, else by the orders
 * that are there (decision 049).
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
  return made && lostOrders(attempt.order.payment_method, made)
}
