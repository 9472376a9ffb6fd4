import type { Product } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { IconButton, type IconButtonProps } from '@shop/ui/icon-button'
import { HeartIcon } from '@shop/ui/icons'
import { useFavorites } from '#app/state/favourites/use-favorites.ts'

export interface HeartButtonProps extends Pick<IconButtonProps, 'variant' | 'size' | 'className'> {
  product: Product
  /** The colour that it is shown in: the wishlist shows it, too. */
  color: number | null
  /** Asks before it is taken off, where that would make it vanish. */
  onRemove?: (product: Product) => void
}

/** Puts a product on the wishlist, and shows whether it is there. */
export function HeartButton({ product, color, onRemove, ...look }: HeartButtonProps) {
  const t = useT()
  const { has, toggle } = useFavorites()
  const on = has(product.id)
  return (
    <IconButton
      {...look}
      label={
        on
          ? t('Remove {{name}} from the wishlist', { name: product.name })
          : t('Add {{name}} to the wishlist', { name: product.name })
      }
      aria-pressed={on}
      onClick={() => (on && onRemove ? onRemove(product) : void toggle(product, color))}
    >
      <HeartIcon aria-hidden="true" className={on ? 'fill-current text-discount' : undefined} />
    </IconButton>
  )
}
