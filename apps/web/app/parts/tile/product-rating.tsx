import { useT } from '@shop/ui/i18n'
import { Rating } from '@shop/ui/rating'
import { reviewCount } from '#app/lib/i18n/counts.ts'

export interface ProductRatingProps {
  rating: number
  /** Abbreviated by the server: "1.2K"; empty where it does not say. */
  reviews: string
  size?: 'sm' | 'md'
}

/** Stars with the number of reviews, or that there is none yet; nothing where nobody says. */
export function ProductRating({ rating, reviews, size = 'sm' }: ProductRatingProps) {
  const t = useT()
  // Nobody says how many: of stars alone nothing is said either.
  if (reviews === '') return null
  if (reviews === '0') return <span className="text-ink-muted text-xs">{t('No reviews yet')}</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-muted text-xs tabular-nums">
      <Rating value={rating} size={size} />
      <span aria-hidden="true">({reviews})</span>
      <span className="sr-only">{reviewCount(t, reviews)}</span>
    </span>
  )
}
