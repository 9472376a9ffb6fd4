import type { DataOf, getProduct, ProductQuery } from '@shop/contract'
import { type Cleaned, uncleaned } from '#app/lib/cleaned.ts'
import { browserClient, guestClient } from './browser-client.ts'
import { type Mutate, resource, sharedResource } from './resource.ts'

/** Products an item page (specification.md section 9 and decision 021). */
export const pageSize = 10

type ProductData = DataOf<typeof getProduct>

/** `clean` says that this shop's own server has run the description through DOMPurify. */
export interface ProductAnswer extends ProductData {
  clean: Cleaned<ProductData['product'], 'description'>
}

/** Products in the home page's last block. */
const homeSize = 12

const calls = () => import('@shop/contract/catalogue')

export const homeResource = sharedResource('home', async (client) => {
  const { getHome } = await calls()
  return (await client(getHome, { query: { page: 1, per_page: homeSize } })).data
})

/** Every list and panel names them, and a shop changes them now and then: once a minute is enough. */
export const categoriesResource = sharedResource(
  'categories',
  async (client) => {
    const { getCategories } = await calls()
    return (await client(getCategories)).data.categories
  },
  { freshFor: 60_000 },
)

export const productsResource = sharedResource('products', async (client, query: ProductQuery) => {
  const { getProducts } = await calls()
  return (await client(getProducts, { query })).data
})

export const facetsResource = sharedResource('facets', async (client, query: ProductQuery) => {
  const { getFacets } = await calls()
  return (await client(getFacets, { query })).data
})

/**
 * A product as it is for everybody. The browser asks for it without the token: servers take a read with
 * one for a view (wire.md 1.1), and a product that is looked up, or fetched before it is wanted, is
 * not viewed.
 */
export const productResource = sharedResource('product', async (client, id: number) => {
  const { getProduct } = await calls()
  const asNobody = client === browserClient ? guestClient : client
  const { data } = await asNobody(getProduct, { query: { product_id: id } })
  return { ...data, clean: uncleaned } satisfies ProductAnswer
})

export const recentViewsResource = resource('recent-views', async (client) => {
  const { getRecentViews } = await calls()
  return (await client(getRecentViews)).data.products
})

/** Says that a customer looks at a product: it is read with their token. */
export async function countView(mutate: Mutate, id: number): Promise<void> {
  const { getProduct } = await calls()
  await browserClient(getProduct, { query: { product_id: id } })
  await mutate(recentViewsResource.key())
}
