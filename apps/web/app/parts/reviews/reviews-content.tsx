import '#app/whole.css'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { StarIcon } from '@shop/ui/icons'
import { pagesOf } from '@shop/ui/pagination'
import { useState } from 'react'
import { useListResource } from '#app/data/resource.ts'
import {
  type ReviewQuery,
  type ReviewsOf,
  reviewPageSize,
  reviewsResource,
} from '#app/data/reviews.ts'
import { reviewCount } from '#app/lib/i18n/counts.ts'
import { Histogram } from './histogram.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewPages } from './review-pages.tsx'
import { ReviewTools } from './review-tools.tsx'
import { ReviewsSkeleton } from './reviews-skeleton.tsx'

export interface ReviewsContentProps {
  of: ReviewsOf
  /** Another page or all of them have been asked for: the reader is led back to the top. */
  onTurn: () => void
}

const everything: ReviewQuery = {
  page: 1,
  rating: null,
  sort: 'newest',
  withPhotos: false,
  search: '',
}

/** The spread of the ratings, which narrows the reviews, and these page by page. */
export default function ReviewsContent({ of, onTurn }: ReviewsContentProps) {
  const t = useT()
  const [query, setQuery] = useState(everything)
  const args: Parameters<typeof reviewsResource.key> = [of, query]
  const { data, error, isLoading, isValidating, mutate } = useListResource(reviewsResource, args)
  const change = (changes: Partial<ReviewQuery>) =>
    setQuery((before) => ({ ...before, page: 1, ...changes }))
  if (error)
    return (
      <ErrorState
        message={t(error.message)}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    )
  if (data === undefined) return <ReviewsSkeleton />
  const isNarrowed = query.rating !== null || query.withPhotos || query.search !== ''
  const isEmpty = data.reviews.length === 0 && query.page === 1
  if (isEmpty && !isNarrowed)
    return (
      <EmptyState
        icon={<StarIcon />}
        titleAs="h3"
        title={t('No reviews yet')}
        hint={
          'shop' in of
            ? t('Whoever has bought here can rate the shop, from the order.')
            : t('Whoever has bought it can say how it is, from the order.')
        }
        className="py-8"
      />
    )
  const summary = data.average_rating_percentage
  const look = isLoading ? 'opacity-50' : undefined
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      {summary ? (
        <Histogram
          summary={summary}
          chosen={query.rating}
          onChoose={data.choices.includes('rating') ? (rating) => change({ rating }) : undefined}
        />
      ) : null}
      <div className={summary ? undefined : 'lg:col-span-2'}>
        <ReviewTools query={query} choices={data.choices} onChange={change} />
        <p aria-live="polite" className="sr-only">
          {isNarrowed && !isLoading && data.total !== null ? reviewCount(t, data.total) : ''}
        </p>
        <div aria-busy={isLoading} className={look}>
          {isEmpty ? (
            <EmptyState
              icon={<StarIcon />}
              titleAs="h3"
              title={t('No such reviews')}
              hint={
                query.search
                  ? t('No such review has the words “{{words}}”.', { words: query.search })
                  : t('Nobody has written one like that yet.')
              }
              action={
                <Button
                  variant="outline"
                  onClick={() => {
                    setQuery(everything)
                    // The button goes, and the focus would go with it.
                    onTurn()
                  }}
                >
                  {t('Show all reviews')}
                </Button>
              }
              className="py-8"
            />
          ) : (
            <ReviewList of={of} reviews={data.reviews} />
          )}
          <ReviewPages
            page={query.page}
            pages={pagesOf({
              total: data.total,
              page: query.page,
              here: data.reviews.length,
              size: reviewPageSize(of),
            })}
            isOpenEnded={data.total === null}
            onTurn={(page) => {
              change({ page })
              onTurn()
            }}
          />
        </div>
      </div>
    </div>
  )
}
