import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { StarIcon } from '@shop/ui/icons'
import { useRef, useState } from 'react'
import { useResource } from '#app/data/resource.ts'
import { shopReviewPageSize, shopReviewsResource } from '#app/data/shops.ts'
import { Histogram } from '../reviews/histogram.tsx'
import { ReviewList } from '../reviews/review-list.tsx'
import { ReviewPages } from '../reviews/review-pages.tsx'
import { ReviewsSkeleton } from '../reviews/reviews-skeleton.tsx'

/** What buyers said of all that a shop sells, five at a time (wire.md 5). */
export default function ShopReviews({ shop }: { shop: number }) {
  const t = useT()
  const list = useRef<HTMLElement>(null)
  const [page, setPage] = useState(1)
  const { data, error, isLoading, isValidating, mutate } = useResource(
    shopReviewsResource,
    [shop, page],
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
        titleAs="h2"
        title={t('No reviews yet')}
        hint={t('Whoever has bought here can say how it was, from the order.')}
        className="min-h-80"
      />
    )
  const turn = (to: number) => {
    setPage(to)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  const summary = data.average_rating_percentage
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label={t('Reviews')}
      className="grid scroll-mt-6 gap-x-16 gap-y-8 outline-none lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <h2 className="sr-only">{t('Reviews')}</h2>
      {summary ? <Histogram summary={summary} /> : null}
      <div
        aria-busy={isLoading}
        className={summary ? (isLoading ? 'opacity-50' : undefined) : 'lg:col-span-2'}
      >
        <ReviewList reviews={data.reviews} />
        <ReviewPages page={page} pages={Math.ceil(data.total / shopReviewPageSize)} onTurn={turn} />
      </div>
    </section>
  )
}
