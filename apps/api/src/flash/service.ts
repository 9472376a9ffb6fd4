import type { DataOf, getFlashSale, Product } from '@shop/contract'
import { and, eq, sql } from 'drizzle-orm'
import { findCards } from '../catalogue/cards.ts'
import { readDictionary, type Sale } from '../catalogue/dictionary.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/index.ts'
import type { Page } from '../http/paging.ts'
import type { Viewer } from '../http/viewer.ts'
import { presentSale } from './present.ts'
import { flashSales } from './tables.ts'

export const unknownSale = 'The flash sale was not found.'

const firstBy = (sales: readonly Sale[], moment: 'starts_at' | 'ends_at') =>
  sales.toSorted((a, b) => a[moment].localeCompare(b[moment]) || a.id - b.id)[0]

/** The sale that runs now and ends first, and the next one to start; null where there is none. */
export const readFlashSales = async (deps: Deps, viewer: Viewer) => {
  const now = deps.now().toISOString()
  const sales = [...(await readDictionary(deps)).sales.values()]
  const running = firstBy(
    sales.filter((sale) => sale.starts_at <= now && sale.ends_at > now),
    'ends_at',
  )
  const incoming = firstBy(
    sales.filter((sale) => sale.starts_at > now),
    'starts_at',
  )
  return {
    running_flash_sale: running ? presentSale(viewer, running) : null,
    incoming_flash_sale: incoming ? presentSale(viewer, incoming) : null,
  }
}

const inSale = (saleId: number, categoryId: number | undefined) => sql`
  from flash_sale_products x join products p on p.id = x.product_id and p.is_listed
  where x.flash_sale_id = ${saleId}
    ${categoryId === undefined ? sql`` : sql`and p.category_id = ${categoryId}`}`

/** Products of a sale, in its own order; priced by it only while it runs. */
export const saleProducts = async (
  deps: Deps,
  viewer: Viewer,
  saleId: number,
  { limit, offset }: Page,
  categoryId?: number,
): Promise<Product[]> =>
  findCards(
    deps,
    viewer,
    sql`select p.id, row_number() over (order by x.position, p.id) as place
      ${inSale(saleId, categoryId)} order by x.position, p.id limit ${limit} offset ${offset}`,
  )

/** A sale that is to come or runs; refused with 410 when it is over, with 404 when it never was. */
export const requireSale = async (deps: Deps, saleId: number): Promise<Sale> => {
  const sale = (await readDictionary(deps)).sales.get(saleId)
  if (sale && sale.ends_at > deps.now().toISOString()) return sale
  const once = and(eq(flashSales.id, saleId), eq(flashSales.isActive, true))
  return (await deps.db.$count(flashSales, once)) > 0
    ? refuse(410, 'The flash sale is over.')
    : refuse(404, unknownSale)
}

/** A sale with a page of its products. */
export const readFlashSale = async (
  deps: Deps,
  viewer: Viewer,
  sale: Sale,
  page: Page,
  categoryId?: number,
): Promise<DataOf<typeof getFlashSale>> => {
  const [products, { rows }] = await Promise.all([
    saleProducts(deps, viewer, sale.id, page, categoryId),
    deps.db.execute<{ total: number }>(
      sql`select count(*)::int as total ${inSale(sale.id, categoryId)}`,
    ),
  ])
  return { total_products: rows[0]?.total ?? 0, flash_sale: presentSale(viewer, sale), products }
}
