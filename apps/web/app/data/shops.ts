import type { DataOf, getShop, ShopQuery, ShopRegistration } from '@shop/contract'
import type { Door } from './door.ts'
import { sharedResource } from './resource.ts'

/** Shops a page (spec.md section 9 and decisions.md 21). */
export const shopPageSize = 10

/** `clean` says that this shop's own server has run the description through DOMPurify. */
export interface ShopAnswer extends DataOf<typeof getShop> {
  clean: boolean
}

const calls = () => import('./shops-calls.ts')

export const shopsResource = sharedResource('shops', async (door, query: ShopQuery) =>
  (await calls()).shops(door, query, shopPageSize),
)

export const shopResource = sharedResource('shop', async (door, id: number) =>
  (await calls()).shop(door, id),
)

export const shopCategoriesResource = sharedResource(
  'shop-categories',
  async (door, shop: number) => (await calls()).shopCategories(door, shop),
)

/** Asks to open a shop; gives the server's word about it. */
export const sendShop = async (door: Door, shop: ShopRegistration) =>
  (await calls()).registerShop(door, shop)
