import { and, asc, inArray } from 'drizzle-orm'
import { presentAddress } from '../addresses/service.ts'
import type { addresses } from '../addresses/tables.ts'
import { checkSizes } from '../cart/choice.ts'
import { type Line, linesOf, readLines } from '../cart/lines.ts'
import { notEnough } from '../cart/stock.ts'
import { cartLines } from '../cart/tables.ts'
import { products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { Refusal, wrongField } from '../http/index.ts'
import { checkShown, type Shown } from './shown.ts'
import { lockStock } from './stock.ts'

/** Which lines are to be ordered, and what the page showed of them. */
export interface PurchaseQuery {
  readonly userId: number
  readonly buyNow: boolean
  readonly shopIds: readonly number[]
  readonly locale: string
  readonly shown: Shown | null
}

/** The lines that are ordered, locked, with their products; refuses those that cannot be. */
export async function takeLines(
  tx: Database,
  purchase: PurchaseQuery,
  address: typeof addresses.$inferSelect,
  now: Date,
): Promise<Line[]> {
  const lines = await lockedLines(tx, purchase, now)
  await checkFilled(tx, purchase, lines, address)
  for (const line of lines)
    if (line.quantity > line.available)
      throw new Refusal(notEnough(purchase, line.product, line.available))
  await checkSizes(tx, purchase, lines)
  return lines
}

async function lockedLines(tx: Database, purchase: PurchaseQuery, now: Date): Promise<Line[]> {
  const ofShops = tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.shopId, [...purchase.shopIds]))
  const locked = await tx
    .select({ id: cartLines.id, productId: cartLines.productId })
    .from(cartLines)
    .where(and(linesOf(purchase), inArray(cartLines.productId, ofShops)))
    .orderBy(asc(cartLines.id))
    .for('update')
  const productIds = locked.map(({ productId }) => productId)
  await lockStock(tx, productIds)
  const ids = new Set(locked.map(({ id }) => id))
  // A line that was added since the lock is not part of this order.
  return (await readLines(tx, purchase, now)).filter(({ line }) => ids.has(line.id))
}

/** What went elsewhere since the page showed it is told by its name. */
async function checkFilled(
  tx: Database,
  purchase: PurchaseQuery,
  lines: readonly Line[],
  address: typeof addresses.$inferSelect,
): Promise<void> {
  const filled = new Set(lines.map(({ shop }) => shop.id))
  if (purchase.shopIds.every((id) => filled.has(id))) return
  if (purchase.shown)
    await checkShown(tx, purchase, purchase.shown, {
      lines,
      totals: null,
      address: presentAddress(address),
    })
  if (lines.length === 0) throw new Refusal('Your cart is empty.')
  throw wrongField('shop_ids', 'There is nothing in your cart from a selected shop')
}
