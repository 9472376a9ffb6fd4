import { type ComponentProps, Fragment } from 'react'
import { cn } from '#lib/cn'
import { ChevronDownIcon } from '../icons/index.ts'

export type FilterGroupProps = Omit<ComponentProps<'details'>, 'title'> & {
  /** What it narrows by: "Brand". */
  title: string
  /** It starts unfolded. */
  open: boolean
  /** What is chosen in it: said while it is folded. */
  chosen?: readonly string[]
}

/** A group of a filter's values, which folds. The browser's own `details`: it works without scripts. */
export function FilterGroup({
  title,
  open,
  chosen = [],
  className,
  children,
  ...props
}: FilterGroupProps) {
  return (
    <details
      data-slot="filter-group"
      {...props}
      open={open}
      className={cn('group/group border-hairline border-b open:pb-3', className)}
    >
      <summary className="flex min-h-12 select-none items-center gap-3 rounded-mark text-sm">
        <h3 className="shrink-0 font-semibold">{title}</h3>
        <span className="min-w-0 flex-1 truncate text-end text-ink-muted group-open/group:invisible">
          {chosen.map((name, at) => (
            <Fragment key={name}>
              {at > 0 ? ' · ' : null}
              <bdi>{name}</bdi>
            </Fragment>
          ))}
        </span>
        <ChevronDownIcon
          aria-hidden="true"
          className="size-4.5 shrink-0 text-ink-muted transition-[rotate] group-open/group:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
