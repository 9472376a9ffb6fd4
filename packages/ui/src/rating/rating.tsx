import type { ComponentProps, CSSProperties } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'

export const ratingSizes = { sm: 'h-3.5 w-17.5', md: 'h-4 w-20', lg: 'h-6 w-30' }

const stars = 'block shrink-0'

export type RatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** From 0 to 5; parts of a star are drawn. */
  value: number
  /** How many people rated; shown in brackets when given. */
  count?: number
  /** Show the figure beside the stars. */
  showValue?: boolean
  /** Stars of 14, 16 or 24 px. */
  size?: keyof typeof ratingSizes
}

/** Stars that show a rating. */
export function Rating({
  value,
  count,
  showValue = false,
  size = 'md',
  className,
  ...props
}: RatingProps) {
  const t = useT()
  const rating = Math.min(5, Math.max(0, value))
  const figure = rating.toFixed(1)
  const filled = { '--filled': `${rating * 20}%` } as CSSProperties
  return (
    <span
      data-slot="rating"
      {...props}
      className={cn('inline-flex items-center gap-1.5 text-ink-muted text-sm', className)}
    >
      <span
        data-slot="rating-stars"
        role="img"
        aria-label={t('Rated {{rating}} out of 5', { rating: figure })}
        style={filled}
        className={cn(stars, ratingSizes[size])}
      />
      {showValue ? (
        <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
          {figure}
        </span>
      ) : null}
      {count === undefined ? null : (
        <span className="tabular-nums">
          <span aria-hidden="true">({count})</span>
          <span className="sr-only">
            {t('{{count}} reviews', { count, defaultValue_one: '1 review' })}
          </span>
        </span>
      )}
    </span>
  )
}
