import { cn } from '@shop/ui/cn'
import { useT } from '@shop/ui/i18n'
import { XIcon } from '@shop/ui/icons'
import { TextLink } from '@shop/ui/text-link'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { Link } from '#app/lib/link.tsx'
import { facetLink } from './facet-link.tsx'
import type { ActiveFilter } from './listing-names.ts'
import { filterNames } from './listing-query.ts'
import { useListing } from './listing-state.ts'

const nothing = Object.fromEntries(filterNames.map((name) => [name, null]))

/** What narrows the list, each to be taken away by a press, and all at once. */
export function ActiveFilters({
  active,
  className,
}: {
  active: readonly ActiveFilter[]
  className?: string
}) {
  const t = useT()
  const { hrefFor } = useListing()
  const list = useRef<HTMLUListElement>(null)
  const isFocused = useRef(false)
  useLayoutEffect(() => {
    // The pressed one is gone, some only with the answer: the next takes its focus.
    if (!isFocused.current || document.activeElement !== document.body) return
    const next = list.current?.querySelector('a') ?? document.getElementById('main')
    next?.focus({ preventScroll: true })
  })
  if (active.length === 0) return null
  // Beside the filters more take another line: the last would lie behind "Clear all".
  const isLine = active.length < 5
  const watch = {
    onFocus: () => {
      isFocused.current = true
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) isFocused.current = false
    },
  }
  return (
    <div className={cn('flex items-center gap-2', !isLine && 'xl:flex-wrap', className)}>
      <ul
        {...watch}
        ref={list}
        aria-label={t('Active filters')}
        className={cn(
          'contents',
          isLine &&
            'xl:-m-1 xl:flex xl:min-w-0 xl:scrollbar-none xl:gap-2 xl:overflow-x-auto xl:p-1',
        )}
      >
        {active.map(({ label, without }, at) => (
          // In one line the first, where it is as long as a search, is cut for the others.
          <li
            key={JSON.stringify(without)}
            className={
              at === 0 && isLine && label.length > 8
                ? 'max-w-60 max-xl:shrink-0 xl:min-w-24 xl:max-w-full'
                : 'max-w-60 shrink-0 xl:max-w-full'
            }
          >
            <Link
              {...facetLink}
              to={hrefFor(without)}
              aria-label={t('Remove {{name}}', { name: label })}
              className="flex h-9 max-w-full items-center gap-2 rounded-full bg-tile ps-3.5 pe-2.5 font-medium text-sm transition-colors pointer-coarse:h-11 hover:bg-hairline forced-colors:border"
            >
              <span dir="auto" className="truncate">
                {label}
              </span>
              <XIcon aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <TextLink asChild variant="strong" className="shrink-0 px-2 py-2 text-sm">
        <Link {...watch} {...facetLink} to={hrefFor(nothing)}>
          {t('Clear all')}
        </Link>
      </TextLink>
    </div>
  )
}
