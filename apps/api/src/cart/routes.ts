import * as calls from '@shop/contract'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, mount, userOf, viewerOf } from '../http/index.ts'
import { rememberQuote } from '../orders/quote.ts'
import { type Settlement, settle } from '../orders/settle.ts'
import { grandTotals } from '../orders/totals.ts'
import { readLines } from './lines.ts'
import { presentLines, presentTotals } from './present.ts'
import { addLine, decrementLine, deleteLine, incrementLine, inStock, readCart } from './service.ts'

/** The cart, the buy-now cart, and what they come to (wire.md 7). */
export const cartRoutes = new Hono<AppEnv>()

const shopper = (c: Context<AppEnv>) => ({ userId: userOf(c).id, locale: c.var.locale })

/** Every cart call answers the whole cart. */
async function answerCart(c: Context<AppEnv>, buyNow: boolean, message?: string) {
  const { db, now } = c.var.deps
  const at = now()
  const { lines, info } = await readCart(db, { userId: userOf(c).id, buyNow }, c.var, at)
  const cart = { total: lines.length, info, cart_items: presentLines(viewerOf(c), lines, at) }
  return answer(c, cart, message)
}

mount(cartRoutes, calls.getCart, (c) => answerCart(c, c.req.valid('query').is_buy_now))

mount(cartRoutes, calls.addToCart, async (c) => {
  const { db, now } = c.var.deps
  const line = c.req.valid('json')
  await addLine(db, shopper(c), line, now())
  return answerCart(c, line.is_buy_now, 'product added to cart')
})

mount(cartRoutes, calls.incrementLine, async (c) => {
  const { db, now } = c.var.deps
  const { product_id: productId, is_buy_now: buyNow } = c.req.valid('json')
  await incrementLine(db, shopper(c), { productId, buyNow }, now())
  return answerCart(c, buyNow, 'product quantity increased')
})

mount(cartRoutes, calls.decrementLine, async (c) => {
  const { db, now } = c.var.deps
  const { product_id: productId, is_buy_now: buyNow } = c.req.valid('json')
  const done = await decrementLine(db, shopper(c), { productId, buyNow }, now())
  const removed = done === 'removed' ? calls.lineRemovedMessage : 'product quantity decreased'
  return answerCart(c, buyNow, removed)
})

mount(cartRoutes, calls.deleteLine, async (c) => {
  const { product_id: productId, is_buy_now: buyNow } = c.req.valid('json')
  await deleteLine(c.var.deps.db, userOf(c).id, productId)
  return answerCart(c, buyNow, calls.lineRemovedMessage)
})

mount(cartRoutes, calls.getCheckout, async (c) => {
  const { db, now } = c.var.deps
  const at = now()
  const { shop_ids, coupon_code: code, is_buy_now: buyNow } = c.req.valid('json')
  const userId = userOf(c).id
  const shopIds = [...new Set(shop_ids ?? [])]
  const lines =
    shopIds.length === 0 ? [] : inStock(await readLines(db, { userId, buyNow, shopIds }, at))
  const settlement = await settle(db, { userId, lines, code }, at)
  const totals = grandTotals(settlement.shops)
  if (lines.length > 0)
    await rememberQuote(db, { userId, buyNow, shopIds, code }, totals.payable, at)
  const data = {
    checkout: presentTotals(viewerOf(c), totals),
    apply_coupon: settlement.applied,
    checkout_items: presentLines(viewerOf(c), lines, at),
    checks_order: true,
  }
  return answer(c, data, couponMessage(code, settlement))
})

const couponMessage = (code: string | null, { applied, refusal }: Settlement) => {
  if (code === null) return null
  return applied ? 'Coupon applied successfully' : refusal
}
