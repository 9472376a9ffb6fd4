import type { DataOf, getProduct, ProductQuery } from '@shop/contract'
import { nobodysDoor } from './browser-door.ts'
import { resource, sharedResource } from './resource.ts'

/** Products an item page (spec.md section 9 and decisions.md 21). */
export const pageSize = 10

/** `clean` says that this shop's own server has run the description through DOMPurify. */
export interface ProductAnswer extends DataOf<typeof getProduct> {
  clean: boolean
}

const calls = () => import('./catalogue-calls.ts')

export const homeResource = sharedResource('home', async (door) => (await calls()).home(door))

export const categoriesResource = sharedResource('categories', async (door) =>
  (await calls()).categories(door),
)

export const productsResource = sharedResource('products', async (door, query: ProductQuery) =>
  (await calls()).products(door, query),
)

export const facetsResource = sharedResource('facets', async (door, query: ProductQuery) =>
  (await calls()).facets(door, query),
)

export const productResource = sharedResource('product', async (door, id: number) =>
  (await calls()).product(door, id),
)

/** A product that is looked up beside others; the server does not count it as looked at. */
export const lookedUpResource = sharedResource('looked-up', async (_, id: number) =>
  (await calls()).product(nobodysDoor, id),
)

export const recentViewsResource = resource('recent-views', async (door) =>
  (await calls()).recentViews(door),
)
