import * as calls from '@shop/contract'
import { and, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { isVerified } from '../auth/present.ts'
import { type Rules, readRules } from '../auth/rules.ts'
import type { AppEnv, Deps } from '../deps.ts'
import {
  answer,
  idempotencyKey,
  mount,
  pageOf,
  refuse,
  unknownId,
  userOf,
  viewOf,
  wrongField,
} from '../http/index.ts'
import { paymentGateways } from '../settings/tables.ts'
import { presentShop } from '../shops/service.ts'
import { cancelOrder } from './cancel.ts'
import { placeOrder } from './place.ts'
import { findOrder, listOrders, presentDetails, presentOrder } from './service.ts'
import { transact } from './transact.ts'

/** The own orders (wire.md 8). */
export const orderRoutes = new Hono<AppEnv>()

mount(orderRoutes, calls.getOrders, async (c) => {
  const query = c.req.valid('query')
  const filter = { status: query.order_status ?? '', page: pageOf(query) }
  return answer(c, await listOrders(c.var.deps.db, userOf(c).id, filter))
})

mount(orderRoutes, calls.getOrder, async (c) => {
  const { db } = c.var.deps
  const view = viewOf(c)
  const found = await findOrder(db, userOf(c).id, c.req.valid('query').order_id)
  if (!found) throw unknownId('order_id')
  const shop = await presentShop(c.var.deps, view, found.shop)
  return answer(c, { order: { ...presentDetails(found, view), shop } })
})

mount(orderRoutes, calls.placeOrder, async (c) => {
  const { deps } = c.var
  const request = c.req.valid('json')
  const user = userOf(c)
  const rules = await readRules(deps.db)
  if (rules.order_place_account_verify && !isVerified(user))
    refuse(422, 'Please verify your account first.')
  const purchase = {
    userId: user.id,
    locale: c.var.locale,
    shopIds: [...new Set(request.shop_ids)],
    addressId: request.address_id,
    paymentMethod: await paymentMethod(deps, rules, request.payment_method),
    code: request.coupon_code,
    note: request.note,
    buyNow: request.is_buy_now,
  }
  // No payment page exists yet, so no address of one is given.
  const once = { key: idempotencyKey(c), request, answer: { order_payment_url: null } }
  const data = await placeOrder(deps.db, purchase, once, deps.now())
  return answer(c, data, 'Order placed successfully')
})

/** The method's name as it is kept. Stock servers take an unknown one for cash; this one refuses. */
async function paymentMethod({ db }: Deps, rules: Rules, asked: string): Promise<string> {
  const wanted = asked.toLowerCase()
  if (wanted === 'cash' && rules.cash_on_delivery) return 'cash'
  const [gateway] = rules.online_payment
    ? await db
        .select({ name: paymentGateways.name })
        .from(paymentGateways)
        .where(
          and(eq(sql`lower(${paymentGateways.name})`, wanted), eq(paymentGateways.isActive, true)),
        )
    : []
  if (!gateway) throw wrongField('payment_method', 'The selected payment method is not available.')
  return gateway.name
}

mount(orderRoutes, calls.cancelOrder, async (c) => {
  const { db, now } = c.var.deps
  const { order_id } = c.req.valid('json')
  const order = await transact(db, (tx) => cancelOrder(tx, userOf(c).id, order_id, now()))
  return answer(c, { order: presentOrder(order) }, 'Order cancelled successfully')
})
