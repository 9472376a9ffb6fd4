import type { Product } from '@shop/contract'
import { useSWRConfig } from 'swr'
import { ApiError } from '#app/data/api-error.ts'
import { favoritesResource, rereadFavorites, updateFavorite } from '#app/data/favorites.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { arePaused } from './pause.ts'

export interface Favorites {
  /** How many, for the badge; null for a guest and until it is known. */
  count: number | null
  has: (id: number) => boolean
  /**
   * Puts it on the wishlist, in this colour, or takes it off, at once; a refusal turns it back and says why.
   * True when it was done.
   */
  toggle: (product: Product, color?: number | null) => Promise<boolean>
}

const loadWish = () => import('./wish-to.ts')

/**
 * The wishlist (wire.md 6). Who is a guest, or turns out to be one, is asked to log in, and the wish
 * is kept (decision 022).
 */
export function useFavorites(): Favorites {
  const { token } = useSession()
  const auth = useAuth()
  const tellFailure = useTellFailure()
  const { mutate } = useSWRConfig()
  const { data } = useResource(favoritesResource, token ? [] : null, {
    isPaused: arePaused,
    // Each heart that comes would ask anew, at every step of a visit: the wishlist's own screen does, and focus.
    revalidateIfStale: false,
  })
  const has = (id: number) => data?.some((one) => one.id === id) ?? false

  const writeFavorite = (product: Product, on: boolean) => updateFavorite(mutate, product, on)

  /** An optimistic update: shown at once, rolled back when the server refuses. */
  async function change(product: Product, isFavorite: boolean) {
    void writeFavorite({ ...product, is_favorite: isFavorite }, isFavorite)
    try {
      const { wishTo } = await loadWish()
      const answer = await wishTo(product.id, isFavorite)
      if (answer) void writeFavorite(answer.product ?? product, answer.isFavorite)
      return true
    } catch (error) {
      if (error instanceof ApiError && error.status === 401)
        auth.askLogin({ kind: 'favorite', product: product.id, wanted: isFavorite })
      else {
        // Rolled back until the server says what it really has.
        void writeFavorite(product, !isFavorite)
        void rereadFavorites(mutate)
        tellFailure(error)
      }
      return false
    }
  }

  return {
    count: data?.length ?? null,
    has,
    toggle: async (product, color = null) => {
      if (!has(product.id))
        loadWish().then(
          ({ keepColor }) => keepColor(product.id, color),
          () => undefined,
        )
      if (token) return change(product, !has(product.id))
      auth.askLogin({ kind: 'favorite', product: product.id, wanted: true })
      return false
    },
  }
}
