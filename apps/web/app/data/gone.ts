import { sharedResource } from './resource.ts'

const calls = () => import('./gone-calls.ts')

/** What is like a product that is no longer sold. */
export const goneProductResource = sharedResource('gone-product', async (door, id: number) =>
  (await calls()).goneProduct(door, id),
)

/** Shops like one that is closed. */
export const goneShopResource = sharedResource('gone-shop', async (door, id: number) =>
  (await calls()).goneShop(door, id),
)
