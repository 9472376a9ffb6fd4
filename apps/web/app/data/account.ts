import type { AddressForm, BodyOf, changePassword, ProfileForm } from '@shop/contract'
import type { Door } from './door.ts'
import { resource } from './resource.ts'

export type PasswordValues = BodyOf<typeof changePassword>

const calls = () => import('./account-calls.ts')

export const addressesResource = resource('addresses', async (door) =>
  (await calls()).addresses(door),
)

export const favoritesResource = resource('favorites', async (door) =>
  (await calls()).favorites(door),
)

export const saveAddress = async (door: Door, form: AddressForm, id: number | null) =>
  (await calls()).saveAddress(door, form, id)

export const removeAddress = async (door: Door, id: number) =>
  (await calls()).removeAddress(door, id)

export const switchFavorite = async (door: Door, product: number) =>
  (await calls()).switchFavorite(door, product)

export const profileResource = resource('profile', async (door) => (await calls()).profile(door))

/** Answers who the shopper is now. */
export const saveProfile = async (door: Door, form: ProfileForm) =>
  (await calls()).saveProfile(door, form)

export const sendPassword = async (door: Door, values: PasswordValues) =>
  (await calls()).sendPassword(door, values)
