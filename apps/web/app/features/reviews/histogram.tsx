import type { RatingSummary } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { StarIcon } from '@shop/ui/icons'
import { Rating } from '@shop/ui/rating'
import { reviewCount } from '#app/i18n/counts.ts'

const stars = ['5', '4', '3', '2', '1'] as const

/** The average, and how the ratings spread. */
export function Histogram({ summary }: { summary: RatingSummary }) {
  const t = useT()
  return (
    <div className="grid content-start gap-5">
      <div className="flex items-center gap-4">
        <p className="font-semibold text-4xl tabular-nums tracking-tight">
          {summary.rating.toFixed(1)}
        </p>
        <div>
          <Rating value={summary.rating} />
          <p className="mt-1 text-ink-muted text-sm tabular-nums">
            {reviewCount(t, summary.total_review)}
          </p>
        </div>
      </div>
      <ul className="grid gap-2">
        {stars.map((star) => {
          const share = Math.min(100, Math.max(0, summary.percentages[star]))
          return (
            <li key={star} className="flex items-center gap-3 text-sm tabular-nums">
              <span className="sr-only">
                {star === '1'
                  ? t('1 star: {{share}}%', { share: Math.round(share) })
                  : t('{{stars}} stars: {{share}}%', { stars: star, share: Math.round(share) })}
              </span>
              <span aria-hidden="true" className="flex w-8 items-center gap-1">
                {star}
                <StarIcon className="size-3.5 fill-current text-star" />
              </span>
              <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-tile">
                <span
                  className="block h-full rounded-full bg-star"
                  style={{ inlineSize: `${share}%` }}
                />
              </span>
              <span aria-hidden="true" className="w-10 text-end text-ink-muted">
                {Math.round(share)}%
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
