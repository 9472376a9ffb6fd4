import type { Review } from '@shop/contract'
import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { BadgeCheckIcon } from '@shop/ui/icons'
import { Rating } from '@shop/ui/rating'
import type { ReactNode } from 'react'
import type { ReviewsOf } from '#app/data/reviews.ts'
import { writtenDate } from '#app/lib/i18n/dates.ts'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { usePicture } from '#app/state/shop/use-picture.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewPhotos } from './review-photos.tsx'

export interface ReviewListProps {
  of: ReviewsOf
  reviews: readonly Review[]
}

/** Reviews as they were written; their words are text, never HTML. */
export function ReviewList({ of, reviews }: ReviewListProps) {
  const { settings } = useShop()
  const canVote = settings.capabilities.includes('helpful_reviews')
  return (
    <ul className="divide-y divide-hairline">
      {reviews.map((review) => (
        <li key={review.id} className="py-6 first:pt-0">
          <ReviewItem review={review}>
            {canVote ? <HelpfulButton of={of} review={review} /> : null}
          </ReviewItem>
        </li>
      ))}
    </ul>
  )
}

function ReviewItem({ review, children }: { review: Review; children: ReactNode }) {
  const t = useT()
  const { language } = useShop()
  const pictureOf = usePicture()
  const { customer_name, customer_profile, rating, description, created_at, photos, reply } = review
  const bought = [
    review.size && t('Size: {{name}}', { name: isolate(review.size) }),
    review.color && t('Colour: {{name}}', { name: isolate(review.color) }),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <article className="flex gap-4">
      <Avatar name={customer_name} src={pictureOf(customer_profile, 96).src} decorative />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 truncate font-semibold text-sm">
            <bdi>{customer_name}</bdi>
          </h3>
          <p className="text-ink-muted text-xs">{writtenDate(created_at, language.name)}</p>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1">
          {rating === null ? null : <Rating value={rating} size="sm" />}
          {review.is_verified ? (
            <p className="inline-flex items-center gap-1 text-success text-xs">
              <BadgeCheckIcon aria-hidden="true" className="size-4" />
              {t('Verified purchase')}
            </p>
          ) : null}
        </div>
        {bought.length > 0 ? (
          <p className="mt-1 flex flex-wrap gap-x-4 text-ink-muted text-xs">
            {bought.map((fact) => (
              <span key={fact} className="wrap-anywhere">
                {fact}
              </span>
            ))}
          </p>
        ) : null}
        {description ? (
          <p dir="auto" className="mt-2 max-w-[68ch] whitespace-pre-line break-words text-ink-soft">
            {description}
          </p>
        ) : null}
        {photos.length > 0 ? <ReviewPhotos photos={photos} author={customer_name} /> : null}
        {children}
        {reply ? <Reply {...reply} /> : null}
      </div>
    </article>
  )
}

function Reply({ shop_name, message, created_at }: NonNullable<Review['reply']>) {
  const t = useT()
  const { language } = useShop()
  return (
    <div className="mt-4 max-w-[68ch] rounded-tile bg-tile px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs">
        <span className="wrap-anywhere font-semibold">
          {t('Reply from {{shop}}', { shop: isolate(shop_name) })}
        </span>
        <span className="text-ink-muted">{writtenDate(created_at, language.name)}</span>
      </p>
      <p dir="auto" className="mt-1 whitespace-pre-line break-words text-ink-soft text-sm">
        {message}
      </p>
    </div>
  )
}
