import type { Product } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useSWRConfig } from 'swr'
import { wishFavorite } from '#app/data/wish-favorite.ts'
import { useTellFailure } from '../use-tell-failure.ts'
import { useFavorites } from './use-favorites.ts'

/** Takes a product off the wishlist, where it vanishes with that, and offers it back for a moment. */
export function useTakeOff() {
  const t = useT()
  const { toast } = useToaster()
  const { mutate } = useSWRConfig()
  const { toggle } = useFavorites()
  const tellFailure = useTellFailure()
  return async (product: Product) => {
    if (!(await toggle(product))) return
    toast({
      id: `wish-${product.id}`,
      title: product.name,
      description: t('Removed from the wishlist'),
      action: {
        label: t('Undo'),
        onSelect: () => void wishFavorite(mutate, product.id, true).catch(tellFailure),
      },
    })
  }
}
