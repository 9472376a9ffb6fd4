import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#lib/cn'
import { useT } from '../i18n/index.ts'
import { ChevronEndIcon } from '../icons/index.ts'
import { type RenderLink, useRenderLink } from '../link-provider/index.ts'

export type Crumb = { label: ReactNode; href: string }

export type BreadcrumbProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** From the top to the page itself, which comes last. */
  items: Crumb[]
  renderLink?: RenderLink
}

/** Where this page stands, from the top down. */
export function Breadcrumb({ items, renderLink, className, ...props }: BreadcrumbProps) {
  const t = useT()
  const link = useRenderLink(renderLink)
  return (
    <nav data-slot="breadcrumb" aria-label={t('Breadcrumb')} {...props} className={className}>
      <ol className="flex min-w-0 items-center gap-1 overflow-hidden text-ink-muted text-sm">
        {items.map(({ label, href }, index) => {
          const last = index === items.length - 1
          return (
            <li
              key={href}
              className={cn('flex items-center gap-1', last ? 'min-w-0 flex-1' : 'shrink-0')}
            >
              {link({
                href,
                children: label,
                'aria-current': last ? 'page' : undefined,
                className: cn(
                  'rounded-mark px-1 py-0.5 transition-colors hover:text-ink',
                  last ? 'truncate font-medium text-ink' : 'hover:underline underline-offset-4',
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
