import type { AddressForm } from '@shop/contract'
import type { Door } from './door.ts'
import { resource } from './resource.ts'

const calls = () => import('./account-calls.ts')

export const addressesResource = resource('addresses', async (door) =>
  (await calls()).addresses(door),
)

export const favoritesResource = resource('favorites', async (door) =>
  (await calls()).favorites(door),
)

/** Messages of shops that the shopper has not read yet. */
export const unreadResource = resource('unread-messages', async (door, user: number) =>
  (await calls()).unread(door, user),
)

export const saveAddress = async (door: Door, form: AddressForm, id: number | null) =>
  (await calls()).saveAddress(door, form, id)

export const removeAddress = async (door: Door, id: number) =>
  (await calls()).removeAddress(door, id)

export const switchFavorite = async (door: Door, product: number) =>
  (await calls()).switchFavorite(door, product)
