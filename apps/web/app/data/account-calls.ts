import {
  type AddressForm,
  getAddresses,
  getFavorites,
  storeAddress,
  toggleFavorite,
  updateAddress,
} from '@shop/contract/account'
import type { Door } from './door.ts'

export const addresses = async (door: Door) => (await door(getAddresses)).data.addresses

export const favorites = async (door: Door) => (await door(getFavorites)).data.products

/** A new one without an id. */
export async function saveAddress(door: Door, form: AddressForm, id: number | null) {
  const answer =
    id === null
      ? await door(storeAddress, { body: form })
      : await door(updateAddress, { body: form, path: { id } })
  return answer.data.address
}

export const switchFavorite = async (door: Door, product: number) =>
  (await door(toggleFavorite, { body: { product_id: product } })).data.product
