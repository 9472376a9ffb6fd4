import type { Database } from '../db/index.ts'
import { flashSaleProducts, flashSales } from '../db/schema.ts'
import { cents, numeric } from '../money.ts'
import { flashSales as saleSeeds } from './content/marketing.ts'
import type { ProductSeed } from './content/products.ts'
import { named } from './content/words.ts'
import { insertRows } from './insert.ts'

/** A sale that runs and one that comes; only things in stock without a discount of their own. */
export const insertSales = async (db: Database, list: readonly ProductSeed[], now: Date) => {
  const fit = list.filter(
    ({ quantity, discountPrice, price }) =>
      quantity >= 10 && discountPrice === null && cents(price) >= 1500,
  )
  const sales = saleSeeds(now, fit.length)
  await insertRows(
    db,
    flashSales,
    sales.map(({ products: _, name, ...sale }, index) => ({
      id: index + 1,
      ...named(name),
      ...sale,
    })),
  )
  await insertRows(
    db,
    flashSaleProducts,
    sales.flatMap(({ products }, sale) =>
      products.flatMap(({ index, share, remaining }, position) => {
        const product = fit[index]
        if (product === undefined) return []
        return {
          flashSaleId: sale + 1,
          productId: product.id,
          salePrice: numeric(Math.round((cents(product.price) * share) / 5) * 5),
          remaining: Math.min(remaining, product.quantity),
          position,
        }
      }),
    ),
  )
}
