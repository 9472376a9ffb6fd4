import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { ChevronEndIcon } from '../icons/index.ts'
import { type RenderLink, useRenderLink } from '../link-provider/index.ts'

/** One step on the way, with its address. */
export type Crumb = { label: ReactNode; href: string }

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the top to the page itself, which comes last. */
  items: Crumb[]
  /** Draws the links; the LinkProvider's by default. */
  renderLink?: RenderLink
}

/** Where this page stands, from the top down; on small screens the step before it alone, in one line. */
export function Breadcrumb({ items, renderLink, className, ...props }: BreadcrumbProps) {
  const t = useT()
  const link = useRenderLink(renderLink)
  return (
    <nav data-slot="breadcrumb" aria-label={t('Breadcrumb')} {...props} className={className}>
      <ol className="flex min-w-0 items-center gap-x-2 text-ink-muted text-sm sm:flex-wrap">
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1
          return (
            <li
              key={href}
              className={cn(
                'flex items-center gap-2',
                last ? 'min-w-[min(100%,8rem)] flex-1' : 'min-w-0 max-w-full',
                index < items.length - 2 && 'max-sm:hidden',
              )}
            >
              {link({
                href,
                children: label,
                'aria-current': last ? 'page' : undefined,
                className: cn(
                  'truncate rounded-mark py-0.5 transition-colors hover:text-ink pointer-coarse:py-3',
                  last ? 'font-medium text-ink' : 'underline-offset-4 hover:underline',
                ),
              })}
              {last ? null : (
                <ChevronEndIcon aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
