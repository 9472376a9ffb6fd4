import type { Product } from '@shop/contract'
import { toggleFavorite } from '@shop/contract/account'
import { browserClient } from './browser-client.ts'
import { favoritesResource } from './favorites.ts'
import { tellFavorites } from './favorites-windows.ts'
import { sendOrFind } from './lost-answer.ts'

/** What came of a press of the heart. */
export interface Switched {
  isFavorite: boolean
  /** Null where the server was not there to say. */
  product: Product | null
}

/** Turns one round, to what is wanted. Apart from favorites.ts, which is in the first view. */
export const switchFavorite = (id: number, wanted: boolean): Promise<Switched> =>
  sendOrFind(
    async (): Promise<Switched> => {
      const { product } = (await browserClient(toggleFavorite, { body: { product_id: id } })).data
      tellFavorites()
      return { isFavorite: product.is_favorite, product }
    },
    async () => {
      const list = await favoritesResource.load(browserClient)
      const product = list.find((one) => one.id === id) ?? null
      return (product !== null) === wanted ? { isFavorite: wanted, product } : null
    },
  )
