import { useT } from '@shop/ui/i18n'
import { Rating, type RatingProps } from '@shop/ui/rating'
import { reviewCount } from '#app/lib/i18n/counts.ts'

export interface ShopRatingProps extends Pick<RatingProps, 'size'> {
  rating: number | null
  /** How many there are; lists abbreviate: "1.2K". Null or empty where a server does not say. */
  reviews: number | string | null
}

/** A shop's stars. Of an unrated one servers say five (wire.md 2), which nobody gave. */
export function ShopRating({ rating, reviews, size = 'sm' }: ShopRatingProps) {
  const t = useT()
  if (rating === null || reviews === null || reviews === '') return null
  if (Number(reviews) === 0) return <span>{t('No reviews yet')}</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      <Rating value={rating} size={size} showValue />
      <span className="tabular-nums">{reviewCount(t, reviews)}</span>
    </span>
  )
}
