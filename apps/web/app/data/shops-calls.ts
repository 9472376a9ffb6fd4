import type { ShopQuery, ShopRegistration } from '@shop/contract'
import {
  getShop,
  getShopCategories,
  getShops,
  registerShop as registration,
} from '@shop/contract/shops'
import type { Door } from './door.ts'
import type { ShopAnswer } from './shops.ts'
import { isNarrowedShops, narrowShops } from './shops-narrow.ts'

/**
 * A page of the shops. A stock server knows no search, filter or sort: there all shops are read and
 * narrowed here, as far as their cards say enough.
 */
export async function shops(door: Door, query: ShopQuery, size: number) {
  const { page = 1 } = query
  const { data } = await door(getShops, { query: { ...query, page, per_page: size } })
  if (data.filters || !isNarrowedShops(query)) return data
  const all = narrowShops((await door(getShops)).data.shops, query)
  const start = (Number(page) - 1) * size
  return { ...data, total: all.length, shops: all.slice(start, start + size) }
}

export const shop = async (door: Door, id: number): Promise<ShopAnswer> => ({
  ...(await door(getShop, { path: { id } })).data,
  clean: false,
})

export const shopCategories = async (door: Door, of: number) =>
  (await door(getShopCategories, { query: { shop_id: of } })).data.categories

export const registerShop = async (door: Door, shop: ShopRegistration) =>
  (await door(registration, { body: shop })).message
