import type { DataOf, getProducts, Product } from '@shop/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { keepFlashPrices } from '../flash/sync.ts'
import { type Page, type PageQuery, pageOf } from '../http/paging.ts'
import type { RequestView } from '../http/request-view.ts'
import { memo } from '../memo.ts'
import { spellingOf } from '../search/words.ts'
import { findCards } from './cards.ts'
import { readFilters } from './filters.ts'
import { conditionOf, filterKeys, orderOf, type ProductFilter, sortedBy } from './find.ts'

/** Cards in an answer that asks for no page; a card weighs about a kilobyte. */
const maxCards = 500

/** Exact, and kept for a few seconds: counting is what grows with the shop. */
const countKept = memo(async ({ db }, key) => {
  const filter: ProductFilter = JSON.parse(key)
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from products p where ${conditionOf(filter)}`,
  )
  return rows[0]?.total ?? 0
}, 4)

/** How many listed products a filter leaves. */
export const countProducts = (deps: Deps, filter: ProductFilter): Promise<number> =>
  countKept(deps, JSON.stringify(filter, [...filterKeys]))

/** Up to so many rows it is cheaper to find them all and sort them than to walk a sorted index. */
const sortable = 3000

/**
 * The ids of one page. How many rows a filter leaves decides the way: the planner cannot know that,
 * say, watches are seldom cheap, and would search a whole price index for a second page of them.
 */
const selectIds = (filter: ProductFilter, sort: string | undefined, page: Page, total: number) => {
  const condition = conditionOf(filter)
  const cutting = sql`order by ${orderOf(sort)} limit ${page.limit} offset ${page.offset}`
  if (total > sortable) return sql`select p.id from products p where ${condition} ${cutting}`
  return sql`
    select p.id from (
      select ${sortedBy}
      from products p where ${condition} offset 0
    ) p ${cutting}`
}

/** One page of cards by filter and order, and how many products the filter leaves in all. */
export const findProducts = async (
  deps: Deps,
  view: RequestView,
  wanted: {
    readonly filter: ProductFilter
    readonly sort?: string | undefined
    readonly page: Page
  },
): Promise<{ total: number; products: Product[] }> => {
  await keepFlashPrices(deps)
  const { filter, sort, page } = wanted
  const total = await countProducts(deps, filter)
  const products = await findCards(
    deps,
    view,
    sql`select found.id, row_number() over () as place
      from (${selectIds(filter, sort, page, total)}) found`,
  )
  // The kept count may be a few seconds old; it never says less than what is shown.
  return { total: Math.max(total, products.length && page.offset + products.length), products }
}

/** What was meant by words that find nothing; null when they find something, or nobody can tell. */
export const meantBy = (deps: Deps, { search }: ProductFilter, total: number) =>
  total === 0 && search ? spellingOf(deps, search) : null

/** The answer of /products: cards, their number, and what the whole shop can be filtered by. */
export const listProducts = async (
  deps: Deps,
  view: RequestView,
  query: ProductFilter & PageQuery & { readonly sort_type?: string | undefined },
): Promise<DataOf<typeof getProducts>> => {
  const page = pageOf(query, maxCards)
  const find = (filter: ProductFilter) =>
    findProducts(deps, view, { filter, sort: query.sort_type, page })
  const [found, filters] = await Promise.all([find(query), readFilters(deps, view)])
  const spelling = await meantBy(deps, query, found.total)
  if (spelling === null) return { ...found, filters, spelling }
  const mended = await find({ ...query, search: spelling })
  return { ...mended, filters, spelling: mended.total > 0 ? spelling : null }
}

/** Whether there is a listed product with that id. */
export const productExists = async (db: Database, id: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`select from products where id = ${id} and is_listed`)
  return rows.length > 0
}
