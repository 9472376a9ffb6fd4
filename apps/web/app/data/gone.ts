import { sharedResource } from './resource.ts'

const calls = () => import('@shop/contract/gone')

/** What is like a product that is no longer sold. */
export const goneProductResource = sharedResource('gone-product', async (client, id: number) => {
  const { getGoneProduct } = await calls()
  return (await client(getGoneProduct, { query: { product_id: id } })).data
})

/** Shops like one that is closed. */
export const goneShopResource = sharedResource('gone-shop', async (client, id: number) => {
  const { getGoneShop } = await calls()
  return (await client(getGoneShop, { query: { shop_id: id } })).data
})
