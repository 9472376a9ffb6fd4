import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { Slot } from '#lib/slot'

export const badgeTones = {
  neutral: 'bg-tile text-ink-soft',
  primary: 'bg-primary-soft text-primary-strong',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  discount: 'bg-discount text-on-signal',
}

export const badgeSizes = { sm: 'min-h-5 px-1.5 text-xs', md: 'min-h-6 px-2 py-0.5 text-xs' }

// As wide as its words, and only where they find no room in two lines.
const badge =
  'inline-flex w-max max-w-full items-center gap-1 wrap-anywhere rounded-mark font-semibold tabular-nums forced-colors:border [&_svg]:size-3.5 [&_svg]:shrink-0'

export type BadgeProps = ComponentProps<'span'> & {
  /** What the word means: good, to be watched, lost. `discount` is for prices. */
  tone?: keyof typeof badgeTones
  /** 20 or 24 px high. */
  size?: keyof typeof badgeSizes
  /** Style the only child (a link) instead of rendering a span. */
  asChild?: boolean
}

/** A short, static label such as an order's status. The word says it; the tone only helps. */
export function Badge({
  tone = 'neutral',
  size = 'md',
  asChild = false,
  className,
  ...props
}: BadgeProps) {
  const Root = asChild ? Slot : 'span'
  return (
    <Root
      data-slot="badge"
      data-tone={tone}
      {...props}
      className={cn(badge, badgeTones[tone], badgeSizes[size], className)}
    />
  )
}
