import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { Slot, type SlotProps } from '#lib/slot'
import { stopPress } from '#lib/stop-press'
import { Spinner } from '../spinner/index.ts'

export const buttonVariants = {
  primary:
    'border-primary-edge bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover disabled:border-transparent disabled:bg-tile',
  secondary: 'border-transparent bg-tile text-ink hover:bg-hairline',
  outline: 'border-edge bg-ground text-ink hover:border-ink hover:bg-tile disabled:border-hairline',
  ghost: 'border-transparent text-ink hover:bg-tile',
  danger:
    'border-danger bg-danger text-on-signal hover:border-danger-hover hover:bg-danger-hover disabled:border-transparent disabled:bg-tile',
  link: 'border-transparent text-primary-strong underline-offset-4 hover:underline',
}

export const buttonSizes = {
  sm: 'min-h-9 gap-1.5 px-3.5 py-1 text-sm',
  md: 'min-h-11 gap-2 px-5 py-1.5 text-sm',
  lg: 'min-h-13 gap-2.5 px-7 py-2 text-base',
}

// Chosen by key, as in all that a first view shows: cva alone would be a fifth of a Button's weight.
export const buttonStyle =
  'relative inline-flex max-w-full shrink-0 select-none items-center justify-center break-words rounded-control text-center border font-semibold outline-offset-2 transition-[background-color,border-color,color,opacity,scale] active:scale-[0.985] disabled:pointer-events-none disabled:text-ink-muted aria-disabled:cursor-default aria-busy:active:scale-100 pointer-coarse:min-h-11 pointer-coarse:min-w-11 [&_svg]:shrink-0 [&[aria-busy]>svg:not([data-slot=spinner])]:hidden'

export type ButtonProps = ComponentProps<'button'> & {
  /** How loud: `primary` once in view, `danger` for what cannot be undone. */
  variant?: keyof typeof buttonVariants
  /** 36, 44 or 52 px high; never under 44 on touch. */
  size?: keyof typeof buttonSizes
  /** As wide as its surroundings. */
  block?: boolean
  /** Waiting for an answer: shows a spinner, keeps label and focus, and cannot be pressed again. */
  loading?: boolean
  /** Style the only child (a link) as a button instead of rendering one. */
  asChild?: boolean
}

/** The thing to press. At most one primary button in view. A label that does not fit goes on below. */
export function Button({
  variant = 'primary',
  size = 'md',
  block = false,
  loading = false,
  asChild = false,
  type = 'button',
  className,
  children,
  ...props
}: ButtonProps) {
  const look = {
    'data-slot': 'button',
    'data-variant': variant,
    ...(loading && { 'aria-busy': true, 'aria-disabled': true, onClickCapture: stopPress }),
    ...props,
    className: cn(
      buttonStyle,
      buttonVariants[variant],
      buttonSizes[size],
      block && 'w-full',
      className,
    ),
  }
  const spinner = loading && <Spinner size="sm" />
  if (asChild)
    return (
      <Slot {...(look as SlotProps)} lead={spinner}>
        {children}
      </Slot>
    )
  return (
    <button {...look} type={type}>
      {spinner}
      {children}
    </button>
  )
}
