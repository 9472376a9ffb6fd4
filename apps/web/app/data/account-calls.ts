import {
  type AddressForm,
  changePassword,
  deleteAddress,
  getAddresses,
  getFavorites,
  getProfile,
  type ProfileForm,
  storeAddress,
  toggleFavorite,
  updateAddress,
  updateProfile,
} from '@shop/contract/account'
import type { PasswordValues } from './account.ts'
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

export const profile = async (door: Door) => (await door(getProfile)).data.user

export const saveProfile = async (door: Door, form: ProfileForm) =>
  (await door(updateProfile, { body: form })).data.user

export const sendPassword = async (door: Door, body: PasswordValues) => {
  await door(changePassword, { body })
}
