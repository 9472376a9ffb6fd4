import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { StarIcon } from '@shop/ui/icons'
import { useState } from 'react'
import { reviewPageSize, reviewsResource } from '#app/data/catalogue.ts'
import { useResource } from '#app/data/resource.ts'
import { Histogram } from './histogram.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewPages } from './review-pages.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'

export interface ReviewsContentProps {
  product: number
  /** Another page has been asked for: the reader is led back to the top. */
  onTurn: () => void
}

/** The spread of the ratings, and the reviews page by page. */
export default function ReviewsContent({ product, onTurn }: ReviewsContentProps) {
  const t = useT()
  const [page, setPage] = useState(1)
  const { data, error, isLoading, isValidating, mutate } = useResource(
    reviewsResource,
    [product, page],
    { keepPreviousData: true },
  )
  if (error)
    return (
      <ErrorState
        message={t(error.message)}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    )
  if (data === undefined) return <ReviewsSkeleton />
  if (data.total === 0)
    return (
      <EmptyState
        icon={<StarIcon />}
        titleAs="h3"
        title={t('No reviews yet')}
        hint={t('Whoever has bought it can say how it is, from the order.')}
        className="py-8"
      />
    )
  const summary = data.average_rating_percentage
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {summary ? <Histogram summary={summary} /> : null}
      <div
        aria-busy={isLoading}
        className={summary ? (isLoading ? 'opacity-50' : undefined) : 'lg:col-span-2'}
      >
        <ReviewList reviews={data.reviews} />
        <ReviewPages
          page={page}
          pages={Math.ceil(data.total / reviewPageSize)}
          onTurn={(to) => {
            setPage(to)
            onTurn()
          }}
        />
      </div>
    </div>
  )
}
