import { getGoneProduct, getGoneShop } from '@shop/contract/gone'
import type { Door } from './door.ts'

export const goneProduct = async (door: Door, id: number) =>
  (await door(getGoneProduct, { query: { product_id: id } })).data

export const goneShop = async (door: Door, id: number) =>
  (await door(getGoneShop, { query: { shop_id: id } })).data
