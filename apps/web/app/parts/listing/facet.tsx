import { CheckIcon, ChevronDownIcon } from '@shop/ui/icons'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { Link } from '#app/lib/link.tsx'
import { facetLink } from './facet-link.ts'
import type { Choice } from './use-facets.ts'

export interface FacetLinkProps {
  /** The same list with this chosen, or without it when it is. */
  to: string
  chosen: boolean
  children: ReactNode
  /** How many products it leaves; null while nobody knows, and where nobody counts. */
  count: number | null
}

const stay = (event: MouseEvent) => event.preventDefault()

/** What a link to a value is given that would leave nothing: it is seen, and leads nowhere. */
export const deadEnd = (count: number | null, chosen: boolean) =>
  count === 0 && !chosen ? ({ 'aria-disabled': true, onClick: stay } as const) : {}

/** One value of a filter, as a line. A link, so that it works without scripts and in a new tab. */
export function FacetLink({ to, chosen, children, count }: FacetLinkProps) {
  return (
    <Link
      {...facetLink}
      {...deadEnd(count, chosen)}
      to={to}
      aria-current={chosen ? 'true' : undefined}
      className="group/facet flex min-h-9 items-center gap-3 rounded-mark py-1 text-ink-soft text-sm transition-colors pointer-coarse:min-h-11 aria-disabled:pointer-events-none aria-disabled:text-ink-muted hover:text-ink aria-[current]:font-medium aria-[current]:text-ink"
    >
      <span
        aria-hidden="true"
        className="grid size-4.5 shrink-0 place-items-center rounded-mark border-[1.5px] border-edge transition-colors group-hover/facet:border-primary-strong group-aria-[current]/facet:border-primary-strong group-aria-[current]/facet:bg-primary-strong group-aria-disabled/facet:border-hairline"
      >
        {chosen ? <CheckIcon className="size-3.5 stroke-3 text-on-primary-strong" /> : null}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      {count === null ? null : <span className="text-ink-muted text-xs tabular-nums">{count}</span>}
    </Link>
  )
}

export interface FacetProps {
  title: string
  /** It starts unfolded. */
  open: boolean
  /** What is chosen in it: said while it is folded. */
  chosen?: readonly string[]
  children: ReactNode
}

/** A group of a filter's values. */
export function Facet({ title, open, chosen = [], children }: FacetProps) {
  return (
    <details open={open} className="group/group border-hairline border-b open:pb-3">
      <summary className="flex min-h-12 select-none items-center gap-3 rounded-mark text-sm">
        <h3 className="shrink-0 font-semibold">{title}</h3>
        <span className="min-w-0 flex-1 truncate text-end text-ink-muted group-open/group:invisible">
          {chosen.map(isolate).join(' · ')}
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

export interface FoldedProps<Item> {
  items: readonly Item[]
  /** More than `most` fold to this many. */
  shown?: number
  most?: number
  moreLabel: (count: number) => string
  /** What is chosen is not folded away; of a list that folds, what leaves nothing is left out. */
  choice: Pick<Choice, 'isChosen' | 'countOf'>
  render: (item: Item) => ReactNode
  className?: string
}

/** A list that shows its first few; the rest opens below. Narrowing the list moves none of them. */
export function Folded<Item extends { id: number }>({
  items,
  shown = 6,
  most = 8,
  moreLabel,
  choice: { isChosen, countOf },
  render,
  className,
}: FoldedProps<Item>) {
  const folds = items.length > most
  const leading = items.filter(({ id }) => countOf(id) !== 0)
  // Where none leaves anything, some are still seen.
  const useful = (leading.length > 0 ? leading : items).slice(0, shown).map(({ id }) => id)
  // Those that were seen first go on, also when nothing is left of them: what is below would move.
  const of = items.map(({ id }) => id).join()
  const [seen, setSeen] = useState({ of: '', ids: useful })
  if (seen.of !== of && items.some(({ id }) => countOf(id) !== null)) setSeen({ of, ids: useful })
  const ids = seen.of === of ? seen.ids : useful
  const first = folds ? items.filter(({ id }) => ids.includes(id) || isChosen(id)) : items
  // What leaves nothing cannot be pressed: it is no reason to unfold them.
  const rest = folds ? items.filter((item) => !first.includes(item) && countOf(item.id) !== 0) : []
  return (
    <>
      <ul className={className}>
        {first.map((item) => (
          <li key={item.id}>{render(item)}</li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="group/more">
          <summary className="inline-flex min-h-9 items-center rounded-mark font-semibold text-primary-strong text-sm underline-offset-4 group-open/more:hidden hover:underline">
            {moreLabel(rest.length)}
          </summary>
          <ul className={className}>
            {rest.map((item) => (
              <li key={item.id}>{render(item)}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
