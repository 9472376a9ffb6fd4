import type { AddressForm, BodyOf, changePassword, ProfileForm } from '@shop/contract'
import type { Door } from './door.ts'
import { resource } from './resource.ts'

export type PasswordValues = BodyOf<typeof changePassword>

const calls = () => import('@shop/contract/account')

export const addressesResource = resource('addresses', async (door) => {
  const { getAddresses } = await calls()
  return (await door(getAddresses)).data.addresses
})

export const favoritesResource = resource('favorites', async (door) => {
  const { getFavorites } = await calls()
  return (await door(getFavorites)).data.products
})

/** A new one without an id. */
export async function saveAddress(door: Door, form: AddressForm, id: number | null) {
  const { storeAddress, updateAddress } = await calls()
  const answer =
    id === null
      ? await door(storeAddress, { body: form })
      : await door(updateAddress, { body: form, path: { id } })
  return answer.data.address
}

export async function removeAddress(door: Door, id: number) {
  const { deleteAddress } = await calls()
  await door(deleteAddress, { path: { id } })
}

export async function switchFavorite(door: Door, product: number) {
  const { toggleFavorite } = await calls()
  return (await door(toggleFavorite, { body: { product_id: product } })).data.product
}

export const profileResource = resource('profile', async (door) => {
  const { getProfile } = await calls()
  return (await door(getProfile)).data.user
})

/** Answers who the shopper is now. */
export async function saveProfile(door: Door, form: ProfileForm) {
  const { updateProfile } = await calls()
  return (await door(updateProfile, { body: form })).data.user
}

export async function sendPassword(door: Door, body: PasswordValues) {
  const { changePassword } = await calls()
  await door(changePassword, { body })
}
