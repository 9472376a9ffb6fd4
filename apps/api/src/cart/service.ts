import { maxCartLines } from '@shop/contract'
import { and, count, eq, ne, sql } from 'drizzle-orm'
import { products, units } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { transact } from '../db/transact.ts'
import { Refusal, type Viewer, wrongField } from '../http/index.ts'
import { shops } from '../shops/tables.ts'
import { readChoice } from './choice.ts'
import { type Line, type LineQuery, linesOf, readLines, runningSale } from './lines.ts'
import { adjusted, notEnough } from './stock.ts'
import { cartLines } from './tables.ts'

/** A cart as it stands, and what had to be changed since the shopper last saw it. */
export interface CartState {
  readonly lines: readonly Line[]
  readonly info: string | null
}

/** Whose cart it is, and in which language it speaks. */
export interface CartOwner {
  readonly userId: number
  readonly locale: string
}

/** What `/cart/store` asks for. */
export interface NewLine {
  readonly product_id: number
  readonly quantity: number
  readonly size: number | null
  readonly color: number | null
  readonly unit: string | null
  readonly is_buy_now: boolean
}

/** What can be bought of these lines now. The cart keeps them: only reading it changes and tells. */
export const inStock = (lines: readonly Line[]): Line[] =>
  lines
    .filter(({ available }) => available > 0)
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.available) }))

/** Reads a cart. Lines that ask for more than there is are brought down to it, and `info` says so. */
export async function readCart(
  db: Database,
  query: LineQuery,
  viewer: Pick<Viewer, 'locale'>,
  now: Date,
): Promise<CartState> {
  const lines = await readLines(db, query, now)
  const short = lines.filter((line) => line.quantity > line.available)
  if (short.length === 0) return { lines, info: null }
  await transact(db, async (tx) => {
    for (const { line, available } of short) {
      const one = and(eq(cartLines.id, line.id), eq(cartLines.userId, query.userId))
      if (available === 0) await tx.delete(cartLines).where(one)
      else
        await tx
          .update(cartLines)
          .set({ quantity: sql`least(${cartLines.quantity}, ${available})`, updatedAt: now })
          .where(one)
    }
  })
  return {
    lines: inStock(lines),
    info: short.map(({ product, available }) => adjusted(viewer, product, available)).join(' '),
  }
}

/**
 * Adds a product. A line that is there gets one more, whatever quantity is asked for, and takes the
 * new choice; a buy-now line starts again at one and is the only one of its kind (wire.md 7).
 */
export async function addLine(
  db: Database,
  viewer: CartOwner,
  newLine: NewLine,
  now: Date,
): Promise<void> {
  const { userId } = viewer
  const { product_id: productId, is_buy_now: isBuyNow } = newLine
  const stock = await stockOf(db, productId, now)
  if (!stock) throw wrongField('product_id', 'The selected product is not available')
  const { size, color, hasSizes } = await readChoice(db, newLine)
  const unit = await unitOf(db, stock.product, newLine.unit)
  await transact(db, async (tx) => {
    if (isBuyNow)
      await tx
        .delete(cartLines)
        .where(and(linesOf({ userId, buyNow: true }), ne(cartLines.productId, productId)))
    const [line] = await tx
      .insert(cartLines)
      .values({
        userId,
        productId,
        isBuyNow,
        unit,
        quantity: newLine.quantity,
        sizeId: size.requested ?? size.other,
        colorId: color.requested ?? color.other,
      })
      .onConflictDoUpdate({
        target: [cartLines.userId, cartLines.productId, cartLines.isBuyNow],
        set: {
          quantity: isBuyNow ? 1 : sql`${cartLines.quantity} + 1`,
          // A tile's button sends no choice: it does not undo one that was made.
          sizeId: size.requested ?? sql`coalesce(${cartLines.sizeId}, excluded.size_id)`,
          colorId: color.requested ?? sql`coalesce(${cartLines.colorId}, excluded.color_id)`,
          unit: sql`coalesce(excluded.unit, ${cartLines.unit})`,
          updatedAt: now,
        },
      })
      .returning()
    if (line?.sizeId === null && hasSizes) throw wrongField('size', 'Please choose a size')
    if ((line?.quantity ?? 0) > stock.available)
      throw new Refusal(notEnough(viewer, stock.product, stock.available))
    const [lines] = await tx
      .select({ count: count() })
      .from(cartLines)
      .where(linesOf({ userId, buyNow: isBuyNow }))
    if ((lines?.count ?? 0) > maxCartLines)
      throw new Refusal('A cart holds :count different products at most', undefined, 422, {
        count: String(maxCartLines),
      })
  })
}

/** What can be bought of a product now; null when it is not for sale at all. */
async function stockOf(db: Database, productId: number, now: Date) {
  const sale = runningSale(db, now)
  const [row] = await db
    .select({ product: products, remaining: sale.remaining })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoinLateral(sale, sql`true`)
    .where(and(eq(products.id, productId), eq(products.isActive, true), eq(shops.isActive, true)))
  if (!row) return null
  const { product, remaining } = row
  return { product, available: Math.min(product.quantity, remaining ?? product.quantity) }
}

/** The product's own unit, whichever words it was asked for in. */
async function unitOf(
  db: Database,
  { unitId }: Pick<typeof products.$inferSelect, 'unitId'>,
  info: string | null,
): Promise<string | null> {
  if (info === null || unitId === null) return null
  const [unit] = await db.select().from(units).where(eq(units.id, unitId))
  return unit?.name ?? null
}

/** Which line. */
export interface LineOf {
  readonly productId: number
  readonly buyNow: boolean
}

const theLine = ({ userId }: CartOwner, { productId, buyNow }: LineOf) =>
  and(linesOf({ userId, buyNow }), eq(cartLines.productId, productId))

const notInCart = () => new Refusal('This product is not in your cart.')

/** One more, as long as there is stock. */
export async function incrementLine(
  db: Database,
  viewer: CartOwner,
  which: LineOf,
  now: Date,
): Promise<void> {
  const stock = await stockOf(db, which.productId, now)
  // One statement checks and counts: two quick presses cannot pass the stock together.
  const changed = await db
    .update(cartLines)
    .set({ quantity: sql`${cartLines.quantity} + 1`, updatedAt: now })
    .where(and(theLine(viewer, which), sql`${cartLines.quantity} < ${stock?.available ?? 0}`))
    .returning({ id: cartLines.id })
  if (changed.length > 0) return
  const [line] = await db.select({ id: cartLines.id }).from(cartLines).where(theLine(viewer, which))
  if (!line) throw notInCart()
  throw new Refusal(
    stock
      ? notEnough(viewer, stock.product, stock.available)
      : 'This product is no longer available.',
  )
}

/** One less; says whether that was the last piece, with which the line goes. */
export async function decrementLine(
  db: Database,
  viewer: CartOwner,
  which: LineOf,
  now: Date,
): Promise<'less' | 'removed'> {
  return transact(db, async (tx) => {
    const [line] = await tx.select().from(cartLines).where(theLine(viewer, which)).for('update')
    if (!line) throw notInCart()
    const one = eq(cartLines.id, line.id)
    if (line.quantity <= 1) {
      await tx.delete(cartLines).where(one)
      return 'removed'
    }
    await tx
      .update(cartLines)
      .set({ quantity: line.quantity - 1, updatedAt: now })
      .where(one)
    return 'less'
  })
}

/** Takes a product out of the cart and out of the buy-now cart; fine when it is in neither. */
export async function deleteLine(db: Database, userId: number, productId: number): Promise<void> {
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.productId, productId)))
}
