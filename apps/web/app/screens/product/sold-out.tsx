import type { ProductDetails } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { HeartIcon } from '@shop/ui/icons'
import { useFavorites } from '#app/state/favourites/use-favorites.ts'
import { tileOf } from '#app/state/recently-viewed/tile-of.ts'

interface SoldOutProps {
  product: ProductDetails
  /** The colour that was chosen; null when none was. */
  color: number | null
}

/** In the buttons' place when nothing is left: it can be kept in mind instead. */
export default function SoldOut({ product, color }: SoldOutProps) {
  const t = useT()
  const { has, toggle } = useFavorites()
  const isSaved = has(product.id)
  return (
    <div className="flex flex-wrap gap-3">
      {/* On small screens the bar below says it, always in view. */}
      <Button size="lg" disabled className="min-w-56 flex-1 max-md:hidden">
        {t('Sold out')}
      </Button>
      <Button
        size="lg"
        variant="outline"
        aria-pressed={isSaved}
        onClick={() => toggle(tileOf(product), color)}
        className="min-w-32 flex-1"
      >
        <HeartIcon
          aria-hidden="true"
          className={isSaved ? 'size-5 fill-current text-discount' : 'size-5'}
        />
        {isSaved ? t('Saved to the wishlist') : t('Save to the wishlist')}
      </Button>
    </div>
  )
}
