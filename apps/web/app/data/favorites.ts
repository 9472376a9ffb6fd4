import type { Product } from '@shop/contract'
import { type Mutate, resource } from './resource.ts'

const calls = () => import('@shop/contract/account')

export const favoritesResource = resource('favorites', async (client) => {
  const { getFavorites } = await calls()
  return (await client(getFavorites)).data.products
})

const without = (list: readonly Product[], id: number) => list.filter((one) => one.id !== id)

/** Puts a product where it belongs in what is known, before the server was asked or after. */
export const updateFavorite = (mutate: Mutate, product: Product, on: boolean) =>
  mutate<Product[]>(
    favoritesResource.key(),
    (list = []) => (on ? [product, ...without(list, product.id)] : without(list, product.id)),
    { revalidate: false },
  )

export const rereadFavorites = (mutate: Mutate) => mutate(favoritesResource.key())
