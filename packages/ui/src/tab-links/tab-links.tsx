import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cn } from '#lib/cn'
import { useCurrentInSight } from '#lib/use-current-in-sight'
import { type RenderLink, useRenderLink } from '../link-provider/index.ts'
import { tabListStyle, tabStyle } from './tab-style.ts'

/** A tab with its address; `count` stands in a bubble, also when it is 0. */
export type TabLink = { href: string; label: ReactNode; count?: number; current?: boolean }

export type TabLinksProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** Names the navigation: "Order status". */
  label: string
  /** The pages in their order; one of them is the current one. */
  items: TabLink[]
  /** Draws the links; the LinkProvider's by default. */
  renderLink?: RenderLink
}

/** Tabs whose choice is in the URL: a navigation of links, so that back and a new tab work. */
export function TabLinks({ label, items, renderLink, className, ...props }: TabLinksProps) {
  const link = useRenderLink(renderLink)
  const list = useRef<HTMLUListElement>(null)
  useCurrentInSight(list, items.find((item) => item.current)?.href)
  return (
    <nav data-slot="tab-links" aria-label={label} {...props} className={className}>
      <ul ref={list} className={tabListStyle}>
        {items.map(({ href, label: text, count, current = false }) => (
          <li key={href} className="shrink-0">
            {link({
              href,
              'aria-current': current ? 'page' : undefined,
              className: tabStyle(current),
              children: (
                <>
                  {text}
                  {count === undefined ? null : (
                    <span
                      className={cn(
                        'grid h-5 min-w-5 place-items-center rounded-full px-1.5 text-xs tabular-nums',
                        current ? 'bg-primary-soft text-primary-strong' : 'bg-tile text-ink-soft',
                      )}
                    >
                      {count}
                    </span>
                  )}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
