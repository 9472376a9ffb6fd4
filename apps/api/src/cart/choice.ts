import { and, asc, eq, inArray } from 'drizzle-orm'
import { colors, productColors, productSizes, sizes } from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { nameIn, Refusal, type Viewer, wrongField } from '../http/index.ts'
import type { Line } from './lines.ts'

/** The active sizes of some products. */
const sizesOf = (db: Database, productIds: readonly number[]) =>
  db
    .select({ productId: productSizes.productId, id: productSizes.sizeId })
    .from(productSizes)
    .innerJoin(sizes, eq(sizes.id, productSizes.sizeId))
    .where(and(inArray(productSizes.productId, [...productIds]), eq(sizes.isActive, true)))

/** A product's active colours, in the order in which its page shows them. */
const colorsOf = (db: Database, productId: number) =>
  db
    .select({ id: productColors.colorId })
    .from(productColors)
    .innerJoin(colors, eq(colors.id, productColors.colorId))
    .where(and(eq(productColors.productId, productId), eq(colors.isActive, true)))
    .orderBy(asc(productColors.position), asc(colors.position), asc(colors.id))

/** What is asked for; null where it is not said. */
export interface ChoiceRequest {
  readonly product_id: number
  readonly size: number | null
  readonly color: number | null
}

/**
 * The choice that is asked for, and what stands where none is: the first colour and the only size, as on
 * the product's page (decision 028). Refuses what is none of the product's own.
 */
export async function readChoice(db: Database, { product_id, size, color }: ChoiceRequest) {
  const ofSize = await sizesOf(db, [product_id])
  const ofColor = await colorsOf(db, product_id)
  if (size !== null && !ofSize.some(({ id }) => id === size))
    throw wrongField('size', 'The product does not come in this size')
  if (color !== null && !ofColor.some(({ id }) => id === color))
    throw wrongField('color', 'The product does not come in this colour')
  return {
    size: { requested: size, other: ofSize.length === 1 ? (ofSize[0]?.id ?? null) : null },
    color: { requested: color, other: ofColor[0]?.id ?? null },
    hasSizes: ofSize.length > 0,
  }
}

/** Nobody can send a shirt of no size: a size may have gone since its line was put in the cart. */
export async function checkSizes(
  db: Database,
  viewer: Pick<Viewer, 'locale'>,
  lines: readonly Line[],
): Promise<void> {
  const without = lines.filter(({ size }) => size === null)
  if (without.length === 0) return
  const withSizes = new Set(
    (
      await sizesOf(
        db,
        without.map(({ product }) => product.id),
      )
    ).map(({ productId }) => productId),
  )
  const lacking = without.find(({ product }) => withSizes.has(product.id))
  if (lacking)
    throw new Refusal('Please choose a size of ":name".', undefined, 422, {
      name: nameIn(viewer, lacking.product),
    })
}
