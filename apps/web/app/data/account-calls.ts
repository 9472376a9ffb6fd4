import {
  type AddressForm,
  getAddresses,
  getFavorites,
  storeAddress,
  toggleFavorite,
} from '@shop/contract/account'
import type { Door } from './door.ts'

export const addresses = async (door: Door) => (await door(getAddresses)).data.addresses

export const favorites = async (door: Door) => (await door(getFavorites)).data.products

export const saveAddress = async (door: Door, form: AddressForm) =>
  (await door(storeAddress, { body: form })).data.address

export const switchFavorite = async (door: Door, product: number) =>
  (await door(toggleFavorite, { body: { product_id: product } })).data.product
