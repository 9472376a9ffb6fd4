import type { RatingSummary } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { StarIcon } from '@shop/ui/icons'
import { Rating } from '@shop/ui/rating'
import { reviewCount } from '#app/lib/i18n/counts.ts'

const stars = ['5', '4', '3', '2', '1'] as const

export interface HistogramProps {
  summary: RatingSummary
  /** Whose reviews are shown; null for all. */
  chosen?: number | null
  /** Shows those with so many stars, or all again; without it the bars only tell. */
  onChoose?: ((stars: number | null) => void) | undefined
}

/** The average, and how the ratings spread. */
export function Histogram({ summary, chosen = null, onChoose }: HistogramProps) {
  const t = useT()
  const shareOf = (star: (typeof stars)[number]) =>
    Math.round(Math.min(100, Math.max(0, summary.percentages[star])))
  const words = (star: (typeof stars)[number]) =>
    t('{{count}} stars: {{share}}%', {
      count: Number(star),
      share: shareOf(star),
      defaultValue_one: '1 star: {{share}}%',
    })
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
      <ul className={onChoose ? '-mx-2 grid' : 'grid gap-2'}>
        {stars.map((star) => {
          const isChosen = chosen === Number(star)
          const bar = <Bar star={star} share={shareOf(star)} />
          return (
            <li key={star}>
              {onChoose ? (
                <button
                  type="button"
                  aria-pressed={isChosen}
                  disabled={shareOf(star) === 0 && summary.percentages[star] <= 0 && !isChosen}
                  onClick={() => onChoose(isChosen ? null : Number(star))}
                  className="flex min-h-8 w-full items-center gap-3 rounded-control px-2 text-sm tabular-nums transition-colors enabled:hover:bg-tile aria-pressed:bg-primary-soft aria-pressed:font-semibold pointer-coarse:min-h-11 forced-colors:aria-pressed:outline-2"
                >
                  <span className="sr-only">{words(star)}</span>
                  {bar}
                </button>
              ) : (
                <div className="flex items-center gap-3 text-sm tabular-nums">
                  <span className="sr-only">{words(star)}</span>
                  {bar}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Bar({ star, share }: { star: string; share: number }) {
  return (
    <>
      <span aria-hidden="true" className="flex w-8 items-center gap-1">
        {star}
        <StarIcon className="size-3.5 fill-current text-star" />
      </span>
      <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-tile">
        <span className="block h-full rounded-full bg-star" style={{ inlineSize: `${share}%` }} />
      </span>
      <span aria-hidden="true" className="w-10 text-end text-ink-muted">
        {share}%
      </span>
    </>
  )
}
