import type { Product } from '@shop/contract'
import { browserClient } from './browser-client.ts'
import { favoritesResource } from './favorites.ts'
import type { Mutate } from './resource.ts'
import { switchFavorite } from './switch-favorite.ts'

/**
 * Makes a product a favourite, or none. The server's call turns one round, so one that is as it was
 * wanted stays untouched. Apart from favorites.ts, which is in the first view.
 *
 * @returns whether it was not as it was wanted before
 */
export async function wishFavorite(mutate: Mutate, product: number, target: boolean) {
  const before = await favoritesResource.load(browserClient)
  const rest = before.filter(({ id }) => id !== product)
  const isThere = rest.length < before.length
  const turned = isThere === target ? null : await switchFavorite(product, target)
  const now = turned?.product && turned.isFavorite ? [turned.product, ...rest] : rest
  await mutate<Product[]>(favoritesResource.key(), turned ? now : before, { revalidate: false })
  return turned !== null
}
