import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { formatCount } from './format-count.ts'

export const countBadgeTones = {
  primary: 'bg-primary text-on-primary',
  success: 'bg-success text-on-signal',
  neutral: 'bg-ink text-on-ink',
}

const countBadge =
  'inline-grid h-5 min-w-5 place-items-center rounded-full px-1 font-semibold text-xs tabular-nums leading-none ring-2 ring-ground forced-colors:border'

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** How many. At 0 or below nothing is drawn. */
  count: number
  /** The count in words ("3 items in the cart"), for screen readers. Leave it out where the button's own name says it. */
  label?: string
  /** The highest number shown; above it a plus follows. */
  max?: number
  /** Show 0 too; otherwise the badge goes away. */
  showZero?: boolean
  /** `primary` on the cart, `success` for messages, `neutral` for what is only counted. */
  tone?: keyof typeof countBadgeTones
}

/** How many: on a cart, a heart, a message icon. */
export function CountBadge({
  count,
  label,
  max = 99,
  showZero = false,
  tone = 'primary',
  className,
  ...props
}: CountBadgeProps) {
  if (count <= 0 && !showZero) return null
  return (
    <span
      data-slot="count-badge"
      {...props}
      className={cn(countBadge, countBadgeTones[tone], className)}
    >
      <span aria-hidden="true">{formatCount(count, max)}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  )
}
