import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { Slot } from '#lib/slot'

export type VisuallyHiddenProps = ComponentProps<'span'> & {
  /** Comes into view when focused: for skip links. */
  focusable?: boolean
  /** Hide the only child (a link) instead of rendering a span. */
  asChild?: boolean
}

/** Words for screen readers only. For other apps: where there is Tailwind, `sr-only` does. */
export function VisuallyHidden({
  focusable = false,
  asChild = false,
  className,
  ...props
}: VisuallyHiddenProps) {
  const Root = asChild ? Slot : 'span'
  return (
    <Root
      data-slot="visually-hidden"
      {...props}
      className={cn(
        'sr-only',
        focusable &&
          'focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60 focus:rounded-control focus:bg-ink focus:px-5 focus:py-3 focus:text-sm focus:font-semibold focus:text-on-ink',
        className,
      )}
    />
  )
}
