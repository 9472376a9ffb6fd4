import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import {
  brands,
  colors,
  productColors,
  productMedia,
  productSizes,
  products,
  sizes,
  units,
} from '../catalogue/tables.ts'
import type { Database } from '../db/index.ts'
import { flashSaleProducts, flashSales } from '../flash/tables.ts'
import { type Cents, cents } from '../money.ts'
import { shops } from '../shops/tables.ts'
import { linePrice } from './price.ts'
import { cartLines } from './tables.ts'

/** Which lines: a shopper's cart or buy-now cart, of all shops or of some. */
export interface LineQuery {
  readonly userId: number
  readonly buyNow: boolean
  readonly shopIds?: readonly number[]
}

/** The condition that picks them. */
export const linesOf = ({ userId, buyNow }: LineQuery) =>
  and(eq(cartLines.userId, userId), eq(cartLines.isBuyNow, buyNow))

/** The sale that a product is in at a moment; at most one row, the cheapest. */
export const runningSale = (db: Database, now: Date) =>
  db
    .select({
      saleId: flashSales.id,
      salePrice: flashSaleProducts.salePrice,
      remaining: flashSaleProducts.remaining,
    })
    .from(flashSaleProducts)
    .innerJoin(flashSales, eq(flashSales.id, flashSaleProducts.flashSaleId))
    .where(
      and(
        eq(flashSaleProducts.productId, products.id),
        eq(flashSales.isActive, true),
        lte(flashSales.startsAt, now),
        gt(flashSales.endsAt, now),
      ),
    )
    .orderBy(asc(flashSaleProducts.salePrice), asc(flashSales.id))
    .limit(1)
    .as('sale')

/** The product in the colour of the line, or as it is shown everywhere, which is in its first colour. */
const pictureInColor = sql<string | null>`coalesce((
  select m.thumbnail from ${productMedia} m
  where m.product_id = ${products.id} and m.color_id = ${colors.id} and m.type = 'image'
    and exists (select from product_colors o join colors c on c.id = o.color_id
      where o.product_id = ${products.id}
        and (o.position, c.position, c.id) < (${productColors.position}, ${colors.position}, ${colors.id}))
  order by m.position, m.id limit 1), ${products.thumbnail})`

/** Reads lines with everything that prices, shows and limits them, the first added first. */
export async function readLines(db: Database, query: LineQuery, now: Date) {
  const sale = runningSale(db, now)
  const rows = await db
    .select({
      line: cartLines,
      product: products,
      shop: shops,
      brand: { name: brands.name, names: brands.names },
      size: { id: sizes.id, name: sizes.name, names: sizes.names },
      sizeSurcharge: productSizes.surcharge,
      color: { id: colors.id, name: colors.name, names: colors.names, code: colors.colorCode },
      colorSurcharge: productColors.surcharge,
      thumbnail: pictureInColor,
      unit: { name: units.name, names: units.names },
      saleId: sale.saleId,
      salePrice: sale.salePrice,
      remaining: sale.remaining,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(units, eq(units.id, products.unitId))
    .leftJoin(
      productSizes,
      and(eq(productSizes.productId, products.id), eq(productSizes.sizeId, cartLines.sizeId)),
    )
    .leftJoin(sizes, eq(sizes.id, productSizes.sizeId))
    .leftJoin(
      productColors,
      and(eq(productColors.productId, products.id), eq(productColors.colorId, cartLines.colorId)),
    )
    .leftJoin(colors, eq(colors.id, productColors.colorId))
    .leftJoinLateral(sale, sql`true`)
    .where(
      and(linesOf(query), query.shopIds ? inArray(products.shopId, [...query.shopIds]) : undefined),
    )
    .orderBy(asc(cartLines.id))
  return rows.map(toLine)
}

type Row = {
  line: typeof cartLines.$inferSelect
  product: typeof products.$inferSelect
  shop: typeof shops.$inferSelect
  sizeSurcharge: string | null
  colorSurcharge: string | null
  saleId: number | null
  salePrice: string | null
  remaining: number | null
}

const toLine = <R extends Row>(row: R) => {
  const { line, shop, saleId, salePrice, remaining } = row
  const product = { ...row.product, isActive: row.product.isActive && shop.isActive }
  const prices = linePrice({
    price: cents(product.price),
    discountPrice: cents(salePrice ?? product.discountPrice),
    surcharges: [cents(row.sizeSurcharge), cents(row.colorSurcharge)],
    taxRate: product.taxRate,
  })
  return {
    ...row,
    ...prices,
    /** Active only when its shop is, too. */
    product,
    quantity: line.quantity,
    saleId,
    /** How many can be bought now: the sale's remainder while it runs, never more than the stock. */
    available: product.isActive ? Math.min(product.quantity, remaining ?? product.quantity) : 0,
  }
}

/** One product in a cart. */
export type Line = Awaited<ReturnType<typeof readLines>>[number]

/** What a line comes to. */
export const lineTotal = (line: Line): Cents => line.charged * line.quantity
