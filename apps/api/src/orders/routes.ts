import * as calls from '@shop/contract'
import { eachText } from '@shop/contract/order-texts'
import { inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { isVerified } from '../auth/present.ts'
import { readRules } from '../auth/rules.ts'
import { presentLines, presentTotals } from '../cart/present.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import type { AppEnv } from '../deps.ts'
import {
  answer,
  idempotencyKey,
  mount,
  pageOf,
  refuse,
  unknownId,
  userOf,
  viewerOf,
} from '../http/index.ts'
import { paymentMethod } from '../payments/method.ts'
import { openPayment, paymentAddress } from '../payments/service.ts'
import { presentShop } from '../shops/service.ts'
import { deliveredOrder, quoteAgain, refillBuyNow, sameWish } from './again.ts'
import { cancelOrder } from './cancel.ts'
import { answerOf } from './idempotency.ts'
import { type Purchase, placeOrder } from './place.ts'
import { findOrder, listOrders, presentDetails, presentOrder } from './service.ts'
import { orders } from './tables.ts'
import { grandTotals } from './totals.ts'

/** The own orders (wire.md 8). */
export const orderRoutes = new Hono<AppEnv>()

mount(orderRoutes, calls.getOrders, async (c) => {
  const query = c.req.valid('query')
  const filter = { status: query.order_status ?? '', page: pageOf(query) }
  return answer(c, await listOrders(c.var.deps.db, userOf(c).id, filter))
})

mount(orderRoutes, calls.getOrder, async (c) => {
  const { db } = c.var.deps
  const viewer = viewerOf(c)
  const found = await findOrder(db, userOf(c).id, c.req.valid('query').order_id)
  if (!found) throw unknownId('order_id')
  const shop = await presentShop(c.var.deps, viewer, found.shop)
  return answer(c, { order: { ...presentDetails(found, viewer), shop } })
})

/** Who may order: with a verified account where the shop asks for one. */
async function buyerOf(c: Context<AppEnv>) {
  const user = userOf(c)
  const rules = await readRules(c.var.deps.db)
  if (rules.order_place_account_verify && !isVerified(user))
    refuse(422, 'Please verify your account first.')
  return { userId: user.id, locale: c.var.locale, rules }
}

/** Where orders are paid, opened inside their transaction; null where they are paid in cash. */
const payBy =
  (c: Context<AppEnv>, { userId, paymentMethod: gateway }: Purchase) =>
  async (tx: Database, orderIds: readonly number[]) =>
    gateway === 'cash'
      ? null
      : paymentAddress(
          viewerOf(c).origin,
          await openPayment(tx, { userId, gateway, orderIds }),
          gateway,
        )

/** What is left of a request to order is its texts: a field that nothing has read before does not compile. */
const onlyTexts = <Left extends Purchase['words']>(
  texts: Left & Record<Exclude<keyof Left, keyof Purchase['words']>, never>,
): Purchase['words'] => texts

mount(orderRoutes, calls.placeOrder, async (c) => {
  const { db, now } = c.var.deps
  const request = c.req.valid('json')
  const { shop_ids, address_id, payment_method, coupon_code, is_buy_now, shown, ...texts } = request
  const { rules, ...buyer } = await buyerOf(c)
  const purchase: Purchase = {
    ...buyer,
    shopIds: [...new Set(shop_ids)],
    addressId: address_id,
    paymentMethod: await paymentMethod(c.var.deps, rules, payment_method),
    code: coupon_code,
    words: onlyTexts(texts),
    buyNow: is_buy_now,
    shown: shown ?? null,
  }
  const pay = payBy(c, purchase)
  const once = {
    key: idempotencyKey(c),
    request,
    answer: async (tx: Database, orderIds: readonly number[]) => ({
      order_ids: orderIds,
      order_payment_url: await pay(tx, orderIds),
    }),
  }
  const data = await placeOrder(db, purchase, once, now())
  return answer(c, data, 'Order placed successfully')
})

mount(orderRoutes, calls.getPlaced, async (c) => {
  const { key } = c.req.valid('query')
  const placed = await answerOf(c.var.deps.db, userOf(c).id, key)
  // Messages have keys, too.
  const isOrder = typeof placed === 'object' && placed !== null && 'order_ids' in placed
  return answer(c, { placed: isOrder ? placed : null })
})

mount(orderRoutes, calls.orderAgain, async (c) => {
  const { db, now } = c.var.deps
  const request = c.req.valid('json')
  const { rules, ...buyer } = await buyerOf(c)
  const old = await deliveredOrder(db, buyer.userId, request.order_id)
  const purchase: Purchase = {
    ...buyer,
    shopIds: [old.shopId],
    addressId: old.addressId ?? 0,
    paymentMethod: await paymentMethod(
      c.var.deps,
      rules,
      request.payment_method ?? old.paymentMethod,
    ),
    code: null,
    words: eachText(() => null),
    buyNow: true,
    shown: request.shown ?? null,
  }
  const pay = payBy(c, purchase)
  const key = idempotencyKey(c)
  const once = {
    // What is shown changes with the first order; it is the same wish all the same.
    ...(key ? { key, request: { order_id: old.id } } : sameWish(old, purchase.paymentMethod)),
    answer: async (tx: Database, orderIds: readonly number[]) => {
      const [made] = await tx
        .select()
        .from(orders)
        .where(inArray(orders.id, [...orderIds]))
      return {
        order: presentOrder(made ?? old),
        order_ids: orderIds,
        order_payment_url: await pay(tx, orderIds),
      }
    },
  }
  const at = now()
  const data = await placeOrder(db, purchase, once, at, (tx) =>
    refillBuyNow(tx, buyer.userId, old.id, at),
  )
  return answer(c, data, 'Order placed successfully')
})

mount(orderRoutes, calls.quoteAgain, async (c) => {
  const { db, now } = c.var.deps
  const viewer = viewerOf(c)
  const userId = userOf(c).id
  const at = now()
  const old = await deliveredOrder(db, userId, c.req.valid('json').order_id)
  const { lines, shops, address } = await quoteAgain(db, { ...viewer, userId }, old, at)
  return answer(c, {
    checkout: presentTotals(viewer, grandTotals(shops)),
    checkout_items: presentLines(viewer, lines, at),
    address,
  })
})

mount(orderRoutes, calls.cancelOrder, async (c) => {
  const { db, now } = c.var.deps
  const { order_id } = c.req.valid('json')
  const order = await transact(db, (tx) => cancelOrder(tx, userOf(c).id, order_id, now()))
  return answer(c, { order: presentOrder(order) }, 'Order cancelled successfully')
})
