import {
  type AddressForm,
  deleteAddress,
  getAddresses,
  getFavorites,
  storeAddress,
  toggleFavorite,
  updateAddress,
} from '@shop/contract/account'
import { getUnreadMessages } from '@shop/contract/chat'
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

export const removeAddress = async (door: Door, id: number) => {
  await door(deleteAddress, { path: { id } })
}

export const switchFavorite = async (door: Door, product: number) =>
  (await door(toggleFavorite, { body: { product_id: product } })).data.product

export const unread = async (door: Door, user: number) =>
  (await door(getUnreadMessages, { query: { user_id: user } })).data.unread_messages
