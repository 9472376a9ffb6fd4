import * as calls from '@shop/contract'
import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { readRules } from '../auth/rules.ts'
import { transact } from '../db/transact.ts'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pathId, refuse, userOf, viewerOf } from '../http/index.ts'
import { orders } from '../orders/tables.ts'
import { gatewayNamed } from './method.ts'
import { paymentAddress, paymentFor } from './service.ts'

/** Paying an order later (wire.md 8). */
export const paymentRoutes = new Hono<AppEnv>()

mount(paymentRoutes, calls.getOrderPayment, async (c) => {
  const { db } = c.var.deps
  const userId = userOf(c).id
  const orderId = pathId(c.req.param('order'))
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
  if (!order) return refuse(404, 'Not found')
  const gateway =
    (await gatewayNamed(c.var.deps, await readRules(db), c.req.param('method') ?? '')) ??
    refuse(422, 'The selected payment method is not available.')
  if (order.orderStatus === 'Cancelled') return refuse(422, 'The order was cancelled.')
  if (order.paymentStatus === 'Paid') return refuse(422, 'The order is paid already.')
  if (order.paymentMethod === 'cash') return refuse(422, 'The order is paid when it arrives.')
  const id = await transact(db, (tx) => paymentFor(tx, { userId, gateway, orderId }))
  return answer(c, { order_payment_url: paymentAddress(viewerOf(c).origin, id, gateway) })
})
