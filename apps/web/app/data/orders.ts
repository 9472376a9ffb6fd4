import type { Order, PlaceOrder, ShownOrder } from '@shop/contract'
import * as calls from '@shop/contract/orders'
import { paymentStatuses } from '@shop/contract/words'
import type { Made } from '@shop/flows/checkout'
import type { ApiClient } from './api-client.ts'
import { type Mutate, resource } from './resource.ts'

export const ordersPageSize = 10

/** Orders of a status (empty for all), by page. */
export const ordersResource = resource(
  'orders',
  async (client, status: string, page: number) =>
    (
      await client(calls.getOrders, {
        query: { order_status: status || undefined, page, per_page: ordersPageSize },
      })
    ).data,
)

/** The first page of all of them. */
export const newestOrders: Parameters<typeof ordersResource.key> = ['', 1]

/** The id of the newest one; 0 where there is none. */
export const newestOf = (orders: readonly Order[]): number =>
  Math.max(0, ...orders.map(({ id }) => id))

/** The orders that were made, of the newest: a server may have made fewer than it was asked for. */
export const ordersOf = (
  orders: readonly Order[],
  { count, ids, after }: Made,
): readonly Order[] =>
  ids
    ? orders.filter(({ id }) => ids.includes(id))
    : orders.slice(0, count).filter(({ id }) => id > (after ?? 0))

export const orderResource = resource(
  'order',
  async (client, id: number) =>
    (await client(calls.getOrder, { query: { order_id: id } })).data.order,
)

/** Where it is paid: an address of the web, or a path of the server's; anything else is none. */
const paidAt = <Data extends { order_payment_url: string | null }>(data: Data): Data => ({
  ...data,
  order_payment_url: /^(https?:\/)?\//.test(data.order_payment_url ?? '')
    ? data.order_payment_url
    : null,
})

/** What is not said is left out: some servers take no null for an optional text (wire.md 7). */
const told = (order: PlaceOrder) =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null)) as PlaceOrder

/** Places the order; the same `attempt` never makes a second one. */
export const sendOrder = async (client: ApiClient, order: PlaceOrder, attempt: string) =>
  paidAt(
    (await client(calls.placeOrder, { body: told(order), headers: { 'Idempotency-Key': attempt } }))
      .data,
  )

/** Lists of orders are not what they were. */
export const rereadOrders = (mutate: Mutate) => mutate(ordersResource.matches)

/** What an attempt was answered, on a server that knows keys; null: it has placed nothing. */
export async function findPlaced(client: ApiClient, attempt: string) {
  const { placed } = (await client(calls.getPlaced, { query: { key: attempt } })).data
  return placed && paidAt(placed)
}

/** What was read of them counts no more; lists on the screen are read again, others when they are shown. */
export const forgetOrders = (mutate: Mutate) => mutate(ordersResource.matches, undefined)

/** One order is not what it was, and so its place in the lists. */
export const rereadOrder = (mutate: Mutate, id: number) =>
  Promise.all([rereadOrders(mutate), mutate(orderResource.key(id))])

/** Where an order that waits for its payment is paid, at a gateway of the settings. */
export const askPayment = async (client: ApiClient, order: number, method: string) =>
  paidAt((await client(calls.getOrderPayment, { path: { order, method } })).data).order_payment_url

/** Orders a delivered order once more; the same `attempt` never makes a second one. */
export const sendAgain = async (
  client: ApiClient,
  order: number,
  { method, shown }: { method: string; shown: ShownOrder | undefined },
  attempt: string,
) =>
  paidAt(
    (
      await client(calls.orderAgain, {
        body: { order_id: order, payment_method: method, ...(shown ? { shown } : {}) },
        headers: { 'Idempotency-Key': attempt },
      })
    ).data,
  )

/** Whether it is paid at a gateway, or will be (wire.md 8). */
export const isPaidOnline = ({ payment_method }: Pick<Order, 'payment_method'>): boolean =>
  payment_method === 'Online Payment'

/** Whether money was taken for it; it may be on its way back. */
export const isPaid = ({ payment_status }: Pick<Order, 'payment_status'>): boolean =>
  paymentStatuses.some((status) => status === payment_status && status !== 'Pending')
