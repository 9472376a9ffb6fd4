import type { OrderDetails } from '@shop/contract'
import { cancelOrder as cancelCall } from '@shop/contract/orders'
import { browserClient } from './browser-client.ts'
import { sendOrFind } from './lost-answer.ts'
import { orderResource, rereadOrders } from './orders.ts'
import type { Mutate } from './resource.ts'

/** Cancels one while it is Pending: an optimistic update, rolled back when the server refuses. */
export async function cancelOrder(mutate: Mutate, order: OrderDetails) {
  const cancelled = {
    ...order,
    order_status: 'Cancelled',
    payment_status: order.refund_amount === null ? order.payment_status : 'Refund Due',
  }
  try {
    const now = await mutate<OrderDetails>(
      orderResource.key(order.id),
      () =>
        sendOrFind(
          async () => {
            const { data } = await browserClient(cancelCall, { body: { order_id: order.id } })
            const { amount, order_status, payment_status, payment_method } = data.order
            // It may have been paid meanwhile.
            const refund_amount = payment_status === 'Refund Due' ? amount : order.refund_amount
            return { ...order, order_status, payment_status, payment_method, refund_amount }
          },
          async () => {
            const found = await orderResource.load(browserClient, order.id)
            return found.order_status === 'Cancelled' ? found : null
          },
        ),
      { optimisticData: cancelled, rollbackOnError: true, revalidate: true },
    )
    void rereadOrders(mutate)
    return now
  } catch (error) {
    // It may have left Pending meanwhile.
    mutate(orderResource.key(order.id)).catch(() => undefined)
    throw error
  }
}
