import { sharedResource } from './resource.ts'

const calls = () => import('@shop/contract/gone')

/** What is like a product that is no longer sold. */
export const goneProductResource = sharedResource('gone-product', async (door, id: number) => {
  const { getGoneProduct } = await calls()
  return (await door(getGoneProduct, { query: { product_id: id } })).data
})

/** Shops like one that is closed. */
export const goneShopResource = sharedResource('gone-shop', async (door, id: number) => {
  const { getGoneShop } = await calls()
  return (await door(getGoneShop, { query: { shop_id: id } })).data
})
