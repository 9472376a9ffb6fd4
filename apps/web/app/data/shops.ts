import type { DataOf, getShop, ShopQuery, ShopRegistration } from '@shop/contract'
import { type Cleaned, uncleaned } from '#app/lib/cleaned.ts'
import type { ApiClient } from './api-client.ts'
import { preloadClient } from './browser-client.ts'
import { sharedResource } from './resource.ts'

/** Shops a page (specification.md section 9 and decision 021). */
export const shopPageSize = 10

type ShopData = DataOf<typeof getShop>

/** `clean` says that this shop's own server has run the description through DOMPurify. */
export interface ShopAnswer extends ShopData {
  clean: Cleaned<ShopData['shop'], 'description'>
}

const calls = () => import('@shop/contract/shops')

/** Clients of servers whose lists come with filters: those search, filter and sort themselves. */
const filtering = new WeakSet<ApiClient>()

/**
 * A page of the shops. A stock server takes nothing but a page and its size (wire.md 4), and which kind
 * it is stands in its first answer: before that nothing else is asked. There all shops are read and
 * narrowed here, as far as their cards say enough.
 */
export const shopsResource = sharedResource('shops', async (client, query: ShopQuery) => {
  const [{ getShops }, { isNarrowedShops, narrowShops }] = await Promise.all([
    calls(),
    import('./shops-narrow.ts'),
  ])
  const { page = 1, per_page: _, ...narrowing } = query
  const window = { page, per_page: shopPageSize }
  const read = async (asked: ShopQuery) => (await client(getShops, { query: asked })).data
  if (filtering.has(client)) {
    const narrowed = await read({ ...narrowing, ...window })
    if (narrowed.filters) return narrowed
    // Another server answers now.
    filtering.delete(client)
  }
  const data = await read(window)
  if (data.filters) {
    filtering.add(client)
    return Object.values(narrowing).some(Boolean) ? read({ ...narrowing, ...window }) : data
  }
  if (!isNarrowedShops(query)) return data
  const all = narrowShops((await client(getShops)).data.shops, query)
  const start = (Number(page) - 1) * shopPageSize
  return { ...data, total: all.length, shops: all.slice(start, start + shopPageSize) }
})

export const shopResource = sharedResource(
  'shop',
  async (client, id: number): Promise<ShopAnswer> => {
    const { getShop } = await calls()
    return { ...(await client(getShop, { path: { id } })).data, clean: uncleaned }
  },
)

export const shopCategoriesResource = sharedResource(
  'shop-categories',
  async (client, shop: number) => {
    const { getShopCategories } = await calls()
    return (await client(getShopCategories, { query: { shop_id: shop } })).data.categories
  },
)

/** Fetches what an application needs, before it is written: the line may be gone when it is sent. */
export function preloadSending() {
  preloadClient()
  calls().catch(() => undefined)
}

/** Asks to open a shop; gives the server's word about it. */
export async function sendShop(client: ApiClient, shop: ShopRegistration) {
  const { registerShop } = await calls()
  return (await client(registerShop, { body: shop })).message
}
