import type { ComponentProps, MouseEvent } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/index.ts'
import { type RenderLink, useRenderLink } from '../link-provider/index.ts'
import { pageRange } from './page-range.ts'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The current page, from 1. */
  page: number
  /** How many pages there are; with fewer than two nothing is drawn. */
  pages: number
  /** The address of a page: pages are links, so that they open in a new tab and work with back. */
  hrefFor: (page: number) => string
  /** Draws the links; the LinkProvider's by default. */
  renderLink?: RenderLink
  /** Called on a plain click, besides following the link. */
  onPageChange?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void
  /** How many numbers to show at most: three or more. */
  maxLinks?: number
}

// Nine cells stand in one line from 320 px on, so they are narrower there, but not lower.
const cell =
  'grid h-10 min-w-9 place-items-center rounded-control px-1 font-medium text-sm tabular-nums transition-colors pointer-coarse:h-11 sm:min-w-10 sm:pointer-coarse:min-w-11'

// Forced colours take the ground away that says which page this is.
const current =
  'bg-ink text-on-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:outline-[CanvasText] forced-colors:forced-color-adjust-none'

/** Pages of a list as links: previous, at most five numbers, next. */
export function Pagination({
  page,
  pages,
  hrefFor,
  renderLink,
  onPageChange,
  maxLinks = 5,
  className,
  ...props
}: PaginationProps) {
  const t = useT()
  const link = useRenderLink(renderLink)
  if (pages < 2) return null

  const to = (target: number) => ({
    href: hrefFor(target),
    onClick: onPageChange
      ? (event: MouseEvent<HTMLAnchorElement>) => onPageChange(target, event)
      : undefined,
  })
  const step = (target: number, name: string, Icon: typeof ChevronEndIcon, rel: string) =>
    target < 1 || target > pages ? (
      <span aria-hidden="true" className={cn(cell, 'text-ink-faint forced-colors:text-[GrayText]')}>
        <Icon className="size-5" />
      </span>
    ) : (
      link({
        ...to(target),
        rel,
        'aria-label': name,
        className: cn(cell, 'text-ink hover:bg-tile'),
        children: <Icon aria-hidden="true" className="size-5" />,
      })
    )

  return (
    <nav data-slot="pagination" aria-label={t('Pagination')} {...props} className={className}>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <li>{step(page - 1, t('Previous page'), ChevronStartIcon, 'prev')}</li>
        {pageRange(page, pages, maxLinks).map((item) =>
          typeof item === 'string' ? (
            <li
              key={item}
              aria-hidden="true"
              className="grid w-4 place-items-center text-ink-muted sm:w-8"
            >
              …
            </li>
          ) : (
            <li key={item}>
              {link({
                ...to(item),
                'aria-label': t('Page {{page}}', { page: item }),
                'aria-current': item === page ? 'page' : undefined,
                className: cn(cell, item === page ? current : 'text-ink hover:bg-tile'),
                children: item,
              })}
            </li>
          ),
        )}
        <li>{step(page + 1, t('Next page'), ChevronEndIcon, 'next')}</li>
      </ul>
    </nav>
  )
}
