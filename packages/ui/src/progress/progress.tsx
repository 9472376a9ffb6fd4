import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#lib/cn'

export const progressSizes = { sm: 'h-1', md: 'h-2', lg: 'h-3' }

export const progressTones = {
  primary: 'bg-primary-strong',
  success: 'bg-success',
  danger: 'bg-danger',
}

const track = cva(
  'block w-full overflow-hidden rounded-full bg-hairline forced-colors:border forced-colors:bg-[Canvas]',
  { variants: { size: progressSizes } },
)

const bar = cva('block h-full rounded-full transition-[width] forced-colors:bg-[Highlight]', {
  variants: { tone: progressTones },
})

export type ProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is going on: "Uploading passport.jpg". It names the bar. */
  label: ReactNode
  /** Keep the label for screen readers only. */
  hideLabel?: boolean
  /** How far it is, from 0 to `max`; null while nobody knows. */
  value: number | null
  /** What `value` reaches when it is done. 100 by default. */
  max?: number
  /** How far it is in words, shown at the end and read out: "2 of 5 files". Percent otherwise. */
  valueText?: string
  /** Show the figure at the end of the label's line. */
  showValue?: boolean
  /** How thick the bar is. */
  size?: keyof typeof progressSizes
  /** What it means: the brand by default. */
  tone?: keyof typeof progressTones
}

/**
 * How far something is that takes a while. `value={null}` when its end is unknown. For other apps: the
 * shop has nothing of a known length.
 */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  valueText,
  showValue = false,
  size = 'md',
  tone = 'primary',
  className,
  ...props
}: ProgressProps) {
  const id = useId()
  const share = value === null || max <= 0 ? null : Math.min(1, Math.max(0, value / max))
  const percent = share === null ? undefined : `${Math.round(share * 100)}%`
  const figure = valueText ?? percent
  return (
    <div
      data-slot="progress"
      {...props}
      className={cn('grid min-w-0 gap-1.5 text-ink text-sm', className)}
    >
      <div
        className={cn(
          'flex items-baseline justify-between gap-3',
          hideLabel && !showValue && 'sr-only',
        )}
      >
        <span id={id} className={cn('min-w-0 break-words', hideLabel && 'sr-only')}>
          {label}
        </span>
        {showValue && figure ? (
          <span aria-hidden="true" className="ms-auto shrink-0 text-ink-muted tabular-nums">
            {figure}
          </span>
        ) : null}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={share === null ? undefined : share * max}
        aria-valuetext={figure}
        className={track({ size })}
      >
        <span
          data-slot="progress-bar"
          data-state={share === null ? 'indeterminate' : 'determinate'}
          style={percent ? { width: percent } : undefined}
          className={bar({ tone })}
        />
      </div>
    </div>
  )
}
