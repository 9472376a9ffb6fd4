import type { ComponentProps } from 'react'
import { cn } from '#lib/cn'
import { Slot } from '#lib/slot'
import { stopPress } from '#lib/stop-press'
import { Spinner } from '../spinner/index.ts'

export const iconButtonVariants = {
  ghost: 'border-transparent text-ink hover:bg-tile',
  outline: 'border-hairline bg-ground text-ink hover:border-ink',
  tile: 'border-transparent bg-tile text-ink hover:bg-hairline',
  solid:
    'border-primary-edge bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover disabled:border-transparent disabled:bg-tile',
  float: 'border-transparent bg-raised text-ink shadow-float hover:bg-tile',
}

export const iconButtonSizes = {
  sm: 'size-8 [&_svg]:size-4',
  md: 'size-10 [&_svg]:size-5',
  lg: 'size-12 [&_svg]:size-6',
}

const iconButton =
  'relative inline-grid shrink-0 select-none place-items-center rounded-full border transition-[background-color,border-color,color,opacity,scale] active:scale-95 disabled:pointer-events-none disabled:text-ink-muted aria-disabled:cursor-default pointer-coarse:after:absolute pointer-coarse:after:-inset-1.5'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, in words: its accessible name. */
  label: string
  /** `float` for what stands on pictures, `solid` for the one that matters. */
  variant?: keyof typeof iconButtonVariants
  /** 32, 40 or 48 px across. */
  size?: keyof typeof iconButtonSizes
  /** Waiting for an answer: a spinner stands in for the icon, and it cannot be pressed again. */
  loading?: boolean
  /** Style the only child (a link) as an icon button instead of rendering one. */
  asChild?: boolean
}

/** A round button with nothing but an icon in it. On touch its target grows beyond what is drawn. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  loading = false,
  asChild = false,
  type = 'button',
  className,
  children,
  ...props
}: IconButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="icon-button"
      data-variant={variant}
      aria-label={label}
      {...(asChild ? {} : { type })}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true, onClickCapture: stopPress } : {})}
      {...props}
      className={cn(iconButton, iconButtonVariants[variant], iconButtonSizes[size], className)}
    >
      {loading && !asChild ? <Spinner size="sm" /> : children}
    </Root>
  )
}
