import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A lucide icon. */
  icon?: ReactNode
  /** What is not there. */
  title: ReactNode
  /** What to do next. */
  hint?: ReactNode
  /** A button or link that does it. */
  action?: ReactNode
  /** The heading's level, so that the page's outline holds. `p` where a heading would be too much. */
  titleAs?: 'h1' | 'h2' | 'h3' | 'p'
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  icon,
  title,
  hint,
  action,
  titleAs: Title = 'p',
  className,
  ...props
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      {...props}
      className={cn(
        'flex flex-col items-center justify-center wrap-anywhere px-6 py-14 text-center text-ink',
        className,
      )}
    >
      {icon ? (
        <span
          aria-hidden="true"
          className="mb-5 grid size-16 place-items-center rounded-full bg-tile text-ink-soft forced-colors:border [&_svg]:size-7 [&_svg]:stroke-[1.5]"
        >
          {icon}
        </span>
      ) : null}
      <Title className="font-semibold text-lg">{title}</Title>
      {hint ? <p className="mt-1.5 max-w-88 text-ink-muted text-sm">{hint}</p> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  )
}
