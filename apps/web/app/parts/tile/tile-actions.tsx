import { CompareButton } from '#app/parts/compare/lazy-compare.ts'
import { HeartButton, type HeartButtonProps } from '#app/parts/favourites/heart-button.tsx'
import { QuickAdd, type QuickAddProps } from './quick-add.tsx'

const reveal =
  'opacity-0 transition-opacity focus-visible:opacity-100 group-hover/tile:opacity-100 aria-busy:opacity-100 pointer-coarse:opacity-100'

export interface TileActionsProps extends Omit<QuickAddProps, 'className'> {
  /** Asks before the product is taken off the wishlist. */
  onUnwish?: HeartButtonProps['onRemove']
}

/** What can be done with a product from its tile. It stands over the picture and moves nothing. */
export function TileActions({ product, color, size, onUnwish }: TileActionsProps) {
  return (
    <>
      <HeartButton
        product={product}
        color={color}
        onRemove={onUnwish}
        variant="float"
        size="sm"
        className={`absolute end-2 top-2 aria-pressed:opacity-100 sm:end-3 sm:top-3 ${reveal}`}
      />
      {product.quantity > 0 ? (
        <QuickAdd
          product={product}
          color={color}
          size={size}
          className={`absolute end-2 bottom-2 sm:end-3 sm:bottom-3 ${reveal}`}
        />
      ) : null}
      <CompareButton
        product={{ ...product, color }}
        size="sm"
        className={`absolute start-2 bottom-2 aria-pressed:opacity-100 sm:start-3 sm:bottom-3 ${reveal}`}
      />
    </>
  )
}
