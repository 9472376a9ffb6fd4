import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { ChevronDownIcon } from '../icons/index.ts'

const expandedFrom = {
  never: '',
  sm: 'sm:[&::details-content]:[content-visibility:visible] sm:[&::details-content]:block',
  lg: 'lg:[&::details-content]:[content-visibility:visible] lg:[&::details-content]:block',
}

const hiddenFrom = { never: '', sm: 'sm:hidden', lg: 'lg:hidden' }
const shownFrom = { never: 'hidden', sm: 'hidden sm:block', lg: 'hidden lg:block' }

export type CollapsibleProps = Omit<ComponentProps<'details'>, 'title' | 'onToggle' | 'open'> & {
  /** Always in view; pressing it opens and closes. */
  title: ReactNode
  /** Styles the title wherever it stands. */
  titleClassName?: string
  /** The heading's level where the title is a heading. */
  titleAs?: 'h2' | 'h3' | 'h4' | 'span'
  /** Opens or closes it whenever it changes; in between the browser keeps the state. */
  open?: boolean
  /** Called after it has opened or closed. */
  onOpenChange?: (open: boolean) => void
  /**
   * From this width on the content is always there and the title is plain: 640 px for `sm`.
   * Done in CSS, so nothing moves when scripts start, and it works without them.
   */
  expandFrom?: 'never' | 'sm' | 'lg'
}

/** A title that opens and closes what is below it, on the browser's own `<details>`. */
export function Collapsible({
  title,
  titleClassName,
  titleAs: Title = 'span',
  open,
  onOpenChange,
  expandFrom = 'never',
  className,
  children,
  ...props
}: CollapsibleProps) {
  return (
    <div data-slot="collapsible" className={className}>
      {expandFrom === 'never' ? null : (
        <Title className={cn('font-semibold text-sm', shownFrom[expandFrom], titleClassName)}>
          {title}
        </Title>
      )}
      <details
        {...props}
        open={open}
        onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
        className={cn('group/collapsible', expandedFrom[expandFrom])}
      >
        <summary
          className={cn(
            'group/summary flex min-h-12 select-none items-center justify-between gap-4 rounded-control',
            hiddenFrom[expandFrom],
          )}
        >
          <Title className={cn('min-w-0 break-words font-semibold text-sm', titleClassName)}>
            {title}
          </Title>
          <ChevronDownIcon
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-muted transition-[rotate,color] group-hover/summary:text-ink group-open/collapsible:rotate-180"
          />
        </summary>
        {children}
      </details>
    </div>
  )
}
