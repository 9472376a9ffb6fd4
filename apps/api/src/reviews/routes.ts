import { getReviews } from '@shop/contract'
import { Hono } from 'hono'
import { productExists } from '../catalogue/products.ts'
import type { AppEnv } from '../deps.ts'
import { answer, mount, pageOf, unknownId, viewOf } from '../http/index.ts'
import { shopExists } from '../shops/service.ts'
import { countReviews, listReviews, summarise } from './service.ts'

/** Reviews (wire.md 5). */
export const reviewRoutes = new Hono<AppEnv>()

mount(reviewRoutes, getReviews, async (c) => {
  const { deps } = c.var
  const query = c.req.valid('query')
  const { product_id, shop_id } = query
  if (product_id !== undefined && !(await productExists(deps.db, product_id)))
    throw unknownId('product_id')
  if (shop_id !== undefined && !(await shopExists(deps.db, shop_id))) throw unknownId('shop_id')
  const isAll = product_id === undefined && shop_id === undefined
  const [summary, reviews] = await Promise.all([
    isAll ? null : summarise(deps, query),
    listReviews(deps, viewOf(c), query, pageOf(query)),
  ])
  return answer(c, {
    average_rating_percentage: summary,
    total: summary?.total_review ?? (await countReviews(deps, query)),
    reviews,
  })
})
