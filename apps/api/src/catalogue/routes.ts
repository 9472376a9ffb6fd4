import * as calls from '@shop/contract'
import { type Context, Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { answer, cut, mount, pageOf, shared, unknownId, viewerOf } from '../http/index.ts'
import { beside } from '../log.ts'
import { shopExists } from '../shops/service.ts'
import { recordView } from '../views/service.ts'
import { categoriesOfShop, listCategories, subCategoriesOf } from './categories.ts'
import { popularOfSameShop, readProduct } from './details.ts'
import { readFacets } from './facets.ts'
import { listProducts } from './products.ts'

/** Products and what they are sorted into (wire.md 4). */
export const catalogueRoutes = new Hono<AppEnv>()

const productList = shared(listProducts, (query) => pageOf(query).limit)

for (const call of [calls.getProducts, calls.getCategoryProducts])
  mount(catalogueRoutes, call, (c) => productList(c, c.req.valid('query')))

const facets = shared(readFacets)

mount(catalogueRoutes, calls.getFacets, (c) => facets(c, c.req.valid('query')))

const productDetails = shared(readProduct)

mount(catalogueRoutes, calls.getProduct, async (c) => {
  const { product_id } = c.req.valid('query')
  const details = await productDetails(c, { product_id })
  const { deps, user } = c.var
  if (user) await beside('A view was not noted', () => recordView(deps, user.id, product_id))
  return details
})

mount(catalogueRoutes, calls.getShopPopularProducts, async (c) => {
  const { product_id } = c.req.valid('query')
  const products = await popularOfSameShop(c.var.deps, viewerOf(c), product_id)
  if (!products) throw unknownId('product_id')
  return answer(c, { products })
})

mount(catalogueRoutes, calls.getCategories, async (c) => {
  const categories = await listCategories(c.var.deps, viewerOf(c))
  return answer(c, {
    total: categories.length,
    categories: cut(categories, pageOf(c.req.valid('query'))),
  })
})

mount(catalogueRoutes, calls.getSubCategories, async (c) => {
  const { category_id } = c.req.valid('query')
  const sub_categories = await subCategoriesOf(c.var.deps, viewerOf(c), category_id)
  if (!sub_categories) throw unknownId('category_id')
  return answer(c, { sub_categories })
})

mount(catalogueRoutes, calls.getShopCategories, async (c) => {
  const query = c.req.valid('query')
  await requireShop(c, query.shop_id)
  const categories = await categoriesOfShop(c.var.deps, viewerOf(c), query.shop_id)
  return answer(c, { total: categories.length, categories: cut(categories, pageOf(query)) })
})

const requireShop = async (c: Context<AppEnv>, id: number) => {
  if (!(await shopExists(c.var.deps.db, id))) throw unknownId('shop_id')
}
