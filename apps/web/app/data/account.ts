import type { AddressForm, BodyOf, changePassword, ProfileForm } from '@shop/contract'
import type { ApiClient } from './api-client.ts'
import { resource } from './resource.ts'

export type PasswordValues = BodyOf<typeof changePassword>

const calls = () => import('@shop/contract/account')

export const addressesResource = resource('addresses', async (client) => {
  const { getAddresses } = await calls()
  return (await client(getAddresses)).data.addresses
})

export const favoritesResource = resource('favorites', async (client) => {
  const { getFavorites } = await calls()
  return (await client(getFavorites)).data.products
})

/** A new one without an id. */
export async function saveAddress(client: ApiClient, form: AddressForm, id: number | null) {
  const { storeAddress, updateAddress } = await calls()
  const answer =
    id === null
      ? await client(storeAddress, { body: form })
      : await client(updateAddress, { body: form, path: { id } })
  return answer.data.address
}

export async function removeAddress(client: ApiClient, id: number) {
  const { deleteAddress } = await calls()
  await client(deleteAddress, { path: { id } })
}

export async function switchFavorite(client: ApiClient, product: number) {
  const { toggleFavorite } = await calls()
  return (await client(toggleFavorite, { body: { product_id: product } })).data.product
}

export const profileResource = resource('profile', async (client) => {
  const { getProfile } = await calls()
  return (await client(getProfile)).data.user
})

/** Answers who the shopper is now. */
export async function saveProfile(client: ApiClient, form: ProfileForm) {
  const { updateProfile } = await calls()
  return (await client(updateProfile, { body: form })).data.user
}

export async function sendPassword(client: ApiClient, body: PasswordValues) {
  const { changePassword } = await calls()
  await client(changePassword, { body })
}
