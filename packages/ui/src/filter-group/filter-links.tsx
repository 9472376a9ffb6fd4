import type { MouseEvent, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { CheckIcon } from '../icons/index.ts'
import { type RenderLink, type RenderLinkProps, useRenderLink } from '../link-provider/index.ts'
import { ownColors, Swatch } from '../swatch/index.ts'

export type FilterLinkProps = Omit<RenderLinkProps, 'children'> & {
  /** The same list with this chosen, or without it when it is. */
  href: string
  /** The list is narrowed by it: a press takes that back. */
  chosen: boolean
  /** How many products it leaves; null while nobody knows, and where nobody counts. Of 0 the link leads nowhere. */
  count: number | null
  /** Draws the link; the LinkProvider's by default. */
  renderLink?: RenderLink
}

export type FilterWordsProps = FilterLinkProps & {
  /** The filter in words. */
  children: ReactNode
}

export type FilterSwatchProps = FilterLinkProps & {
  /** Read to screen readers, and shown to a mouse that rests. */
  name: string
  /** A hex colour. */
  color: string
}

const stay = (event: MouseEvent) => event.preventDefault()

const linkTo = (
  slot: string,
  { chosen, count, renderLink: _, className, ...props }: FilterLinkProps,
  own: string,
  children: ReactNode,
) => ({
  'data-slot': slot,
  'aria-current': chosen || undefined,
  ...(count === 0 && !chosen ? ({ 'aria-disabled': true, onClick: stay } as const) : {}),
  ...props,
  className: cn(own, className),
  children,
})

/** One value of a filter, as a line. A link, so that it works without scripts and in a new tab. */
export function FilterLink({ children, ...props }: FilterWordsProps) {
  const link = useRenderLink(props.renderLink)
  const { chosen, count } = props
  return link(
    linkTo(
      'filter-link',
      props,
      'group/facet flex min-h-9 items-center gap-3 rounded-mark py-1 text-ink-soft text-sm transition-colors pointer-coarse:min-h-11 aria-disabled:pointer-events-none aria-disabled:text-ink-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink',
      <>
        <span
          aria-hidden="true"
          className="grid size-4.5 shrink-0 place-items-center rounded-mark border-[1.5px] border-edge transition-colors group-hover/facet:border-primary-strong group-aria-[current]/facet:border-primary-strong group-aria-[current]/facet:bg-primary-strong group-aria-disabled/facet:border-hairline"
        >
          {chosen ? <CheckIcon className="size-3.5 stroke-3 text-on-primary-strong" /> : null}
        </span>
        <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
        {count === null ? null : (
          <span className="text-ink-muted text-xs tabular-nums">{count}</span>
        )}
      </>,
    ),
  )
}

/** One colour of a filter. */
export function FilterSwatch({ name, color, ...props }: FilterSwatchProps) {
  const link = useRenderLink(props.renderLink)
  return link(
    linkTo(
      'filter-swatch',
      { title: name, ...props },
      cn(
        'group/color grid size-9 place-items-center rounded-full transition-shadow aria-disabled:pointer-events-none aria-disabled:opacity-35 aria-[current]:ring-2 aria-[current]:ring-ink',
        props.chosen && ownColors,
      ),
      <Swatch color={color} size="sm" className="transition-[scale] group-hover/color:scale-110">
        <span className="sr-only">{name}</span>
      </Swatch>,
    ),
  )
}

/** One of a few short values, such as a size. */
export function FilterChip({ children, ...props }: FilterWordsProps) {
  const link = useRenderLink(props.renderLink)
  return link(
    linkTo(
      'filter-chip',
      props,
      cn(
        'inline-flex min-h-9 min-w-11 max-w-full items-center wrap-anywhere justify-center rounded-control border border-edge px-2.5 text-sm transition-colors aria-disabled:pointer-events-none aria-disabled:border-hairline aria-disabled:text-ink-muted hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink',
        props.chosen && ownColors,
      ),
      children,
    ),
  )
}
