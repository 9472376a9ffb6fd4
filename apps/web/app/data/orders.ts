import type { PlaceOrder } from '@shop/contract'
import { cancelOrder, getOrder, getOrders, placeOrder } from '@shop/contract/orders'
import type { Door } from './door.ts'
import { resource } from './resource.ts'

export const ordersPageSize = 10

/** Orders of a status (empty for all), by page. */
export const ordersResource = resource(
  'orders',
  async (door, status: string, page: number) =>
    (
      await door(getOrders, {
        query: { order_status: status || undefined, page, per_page: ordersPageSize },
      })
    ).data,
)

export const orderResource = resource(
  'order',
  async (door, id: number) => (await door(getOrder, { query: { order_id: id } })).data.order,
)

/** Places the order; the same `attempt` never makes a second one. */
export const sendOrder = async (door: Door, order: PlaceOrder, attempt: string) =>
  (await door(placeOrder, { body: order, headers: { 'Idempotency-Key': attempt } })).data

export const sendCancel = async (door: Door, order: number) =>
  (await door(cancelOrder, { body: { order_id: order } })).data.order
