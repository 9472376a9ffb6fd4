/** Products as the database holds them, with everything that an import may change. */
import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  type ProductRow,
  productColors,
  productMedia,
  productSizes,
  products,
} from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'

/** What hangs on a product, in the order in which it is compared. */
export interface Parts {
  readonly sizes: readonly { readonly sizeId: number; readonly surcharge: string }[]
  readonly colors: readonly { readonly colorId: number; readonly surcharge: string }[]
  /** Pictures behind the main one. */
  readonly media: readonly { readonly thumbnail: string | null; readonly colorId: number | null }[]
}

export interface Held extends Parts {
  readonly row: ProductRow
}

/**
 * The shop's products with these codes, by their code. They stay as they are until the transaction
 * ends; they are locked in the order of their ids, as orders lock them.
 */
export const readHeld = async (
  tx: Database,
  shopId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Held>> => {
  const rows = await tx
    .select()
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.code, [...codes])))
    .orderBy(asc(products.id))
    .for('no key update')
  const ids = rows.map(({ id }) => id)
  const sizes = await tx
    .select()
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(asc(productSizes.sizeId))
  const colors = await tx
    .select()
    .from(productColors)
    .where(inArray(productColors.productId, ids))
    .orderBy(asc(productColors.position), asc(productColors.colorId))
  const media = await tx
    .select()
    .from(productMedia)
    .where(and(inArray(productMedia.productId, ids), eq(productMedia.type, 'image')))
    .orderBy(asc(productMedia.position), asc(productMedia.id))
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  const colorsOf = Map.groupBy(colors, ({ productId }) => productId)
  const mediaOf = Map.groupBy(media, ({ productId }) => productId)
  return new Map(
    rows.map((row) => [
      row.code,
      {
        row,
        sizes: (sizesOf.get(row.id) ?? []).map(({ sizeId, surcharge }) => ({ sizeId, surcharge })),
        colors: (colorsOf.get(row.id) ?? []).map(({ colorId, surcharge }) => ({
          colorId,
          surcharge,
        })),
        media: (mediaOf.get(row.id) ?? []).map(({ thumbnail, colorId }) => ({
          thumbnail,
          colorId,
        })),
      },
    ]),
  )
}
