import { cva } from 'class-variance-authority'
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

export const badgeSizes = { sm: 'h-5 px-1.5 text-xs', md: 'h-6 px-2 text-xs' }

const badge = cva(
  'inline-flex max-w-full items-center gap-1 overflow-hidden whitespace-nowrap rounded-mark font-semibold tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0',
  { variants: { tone: badgeTones, size: badgeSizes } },
)

export type BadgeProps = ComponentProps<'span'> & {
  tone?: keyof typeof badgeTones
  size?: keyof typeof badgeSizes
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
      className={cn(badge({ tone, size }), className)}
    />
  )
}
