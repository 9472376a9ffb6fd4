import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'

export const spinnerSizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' }

export type SpinnerProps = Omit<ComponentProps<'svg'>, 'ref'> & {
  /** 16, 20 or 32 px. */
  size?: keyof typeof spinnerSizes
  /** Names the wait for a screen reader. Without it the spinner is decoration. */
  label?: string
}

/** A turning ring for short waits. For a block that loads, use a skeleton instead. */
export function Spinner({ size = 'md', label, className, ...props }: SpinnerProps) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...props}
      className={cn('shrink-0 animate-spin', spinnerSizes[size], className)}
    >
      <circle cx="12" cy="12" r="9" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
