import { Skeleton } from '@shop/ui/skeleton'
import { ownColors } from '@shop/ui/swatch'
import { Link } from '#app/lib/link.tsx'
import { facetLink } from './facet-link.tsx'

const row = '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 scrollbar-none sm:mx-0 sm:flex-wrap sm:px-0'

export interface PillLinksProps {
  /** Names the row for screen readers. */
  label: string
  items: readonly { to: string; name: string; current: boolean }[]
  className?: string
  /** What is behind them is kept from search engines. */
  nofollow?: boolean
}

/** Neighbouring lists in a row, one of them the current one; it scrolls sideways on phones. */
export function PillLinks({ label, items, className, nofollow = false }: PillLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={row}>
        {items.map(({ to, name, current }) => (
          <li key={to}>
            <Link
              {...facetLink}
              rel={nofollow ? facetLink.rel : undefined}
              to={to}
              aria-current={current ? 'page' : undefined}
              className={`inline-flex h-10 items-center whitespace-nowrap rounded-full border border-edge/50 px-4 font-medium text-sm transition-colors pointer-coarse:h-11 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink ${current ? ownColors : ''}`}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The row on its way, as long as the categories of a large shop. */
export const PillLinksSkeleton = () => (
  <span aria-hidden="true" className={row}>
    {Array.from({ length: 12 }, (_, index) => `pill-${index + 1}`).map((name) => (
      <Skeleton key={name} className="h-10 w-32 shrink-0 rounded-full pointer-coarse:h-11" />
    ))}
  </span>
)
