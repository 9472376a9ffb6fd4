import type { DataOf, getShop, ShopQuery, ShopRegistration } from '@shop/contract'
import type { ApiClient } from './api-client.ts'
import { sharedResource } from './resource.ts'

/** Shops a page (specification.md section 9 and decision 021). */
export const shopPageSize = 10

/** `clean` says that this shop's own server has run the description through DOMPurify. */
export interface ShopAnswer extends DataOf<typeof getShop> {
  clean: boolean
}

const calls = () => import('@shop/contract/shops')

/**
 * A page of the shops. A stock server knows no search, filter or sort: there all shops are read and
 * narrowed here, as far as their cards say enough.
 */
export const shopsResource = sharedResource('shops', async (client, query: ShopQuery) => {
  const [{ getShops }, { isNarrowedShops, narrowShops }] = await Promise.all([
    calls(),
    import('./shops-narrow.ts'),
  ])
  const { page = 1 } = query
  const { data } = await client(getShops, { query: { ...query, page, per_page: shopPageSize } })
  if (data.filters || !isNarrowedShops(query)) return data
  const all = narrowShops((await client(getShops)).data.shops, query)
  const start = (Number(page) - 1) * shopPageSize
  return { ...data, total: all.length, shops: all.slice(start, start + shopPageSize) }
})

export const shopResource = sharedResource(
  'shop',
  async (client, id: number): Promise<ShopAnswer> => {
    const { getShop } = await calls()
    return { ...(await client(getShop, { path: { id } })).data, clean: false }
  },
)

export const shopCategoriesResource = sharedResource(
  'shop-categories',
  async (client, shop: number) => {
    const { getShopCategories } = await calls()
    return (await client(getShopCategories, { query: { shop_id: shop } })).data.categories
  },
)

/** Asks to open a shop; gives the server's word about it. */
export async function sendShop(client: ApiClient, shop: ShopRegistration) {
  const { registerShop } = await calls()
  return (await client(registerShop, { body: shop })).message
}
