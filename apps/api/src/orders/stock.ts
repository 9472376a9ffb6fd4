import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Line } from '../cart/lines.ts'
import { notEnough } from '../cart/stock.ts'
import { products } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { flashSaleProducts } from '../flash/tables.ts'
import { Refusal, type Viewer } from '../http/index.ts'
import { orderProducts } from './tables.ts'

/** Locks the stock of products, and what sales hold of them, until the transaction ends. */
export async function lockStock(tx: Database, productIds: readonly number[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.id))
    .for('no key update')
  await tx
    .select({ productId: flashSaleProducts.productId })
    .from(flashSaleProducts)
    .where(inArray(flashSaleProducts.productId, [...productIds]))
    .orderBy(asc(flashSaleProducts.productId), asc(flashSaleProducts.flashSaleId))
    .for('no key update')
}

/** Takes a line's pieces out of the stock, and out of the sale that they are bought in. */
export async function takeStock(
  tx: Database,
  { product, quantity, saleId, available }: Line,
  viewer: Pick<Viewer, 'locale'>,
): Promise<void> {
  const taken = await tx
    .update(products)
    .set({
      quantity: sql`${products.quantity} - ${quantity}`,
      soldCount: sql`${products.soldCount} + ${quantity}`,
    })
    .where(and(eq(products.id, product.id), gte(products.quantity, quantity)))
    .returning({ id: products.id })
  if (taken.length === 0) throw new Refusal(notEnough(viewer, product, available))
  if (saleId === null) return
  await tx
    .update(flashSaleProducts)
    .set({ remaining: sql`${flashSaleProducts.remaining} - ${quantity}` })
    .where(
      and(eq(flashSaleProducts.flashSaleId, saleId), eq(flashSaleProducts.productId, product.id)),
    )
}

/** Gives an order's pieces back to the stock, and to the sale that they were bought in. */
export async function giveStockBack(tx: Database, orderId: number): Promise<void> {
  const lines = await tx
    .select()
    .from(orderProducts)
    .where(eq(orderProducts.orderId, orderId))
    .orderBy(asc(orderProducts.id))
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  )
  for (const { productId, quantity, flashSaleId } of lines) {
    await tx
      .update(products)
      .set({
        quantity: sql`${products.quantity} + ${quantity}`,
        soldCount: sql`greatest(${products.soldCount} - ${quantity}, 0)`,
      })
      .where(eq(products.id, productId))
    if (flashSaleId !== null)
      await tx
        .update(flashSaleProducts)
        .set({ remaining: sql`${flashSaleProducts.remaining} + ${quantity}` })
        .where(
          and(
            eq(flashSaleProducts.flashSaleId, flashSaleId),
            eq(flashSaleProducts.productId, productId),
          ),
        )
  }
}
