import { Breadcrumb } from '@shop/ui/breadcrumb'
import { useT } from '@shop/ui/i18n'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { NavLink } from '#app/lib/link.tsx'
import { isOffered } from '#app/parts/frame/destination.ts'
import { frame, PageTitle } from '#app/parts/page/page-frame.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { goodToKnow } from './good-to-know.ts'

export interface ContentFrameProps {
  title: string
  /** A line under the title. */
  lead?: string
  children: ReactNode
}

/** A written page's surroundings: where it is, its title, and the other pages of its kind. */
export function ContentFrame({ title, lead, children }: ContentFrameProps) {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <div className={`${frame} pt-4 pb-12 sm:pt-6 sm:pb-16`}>
      <Breadcrumb
        items={[
          { label: t('Home'), href: '/' },
          { label: title, href: pathname },
        ]}
      />
      <div className="mt-4 grid gap-x-12 gap-y-12 sm:mt-6 lg:grid-cols-[14rem_minmax(0,1fr)] xl:gap-x-20">
        <div className="min-w-0 lg:col-start-2 lg:row-start-1">
          <PageTitle>{title}</PageTitle>
          {lead ? <p className="mt-3 max-w-[60ch] text-ink-muted">{lead}</p> : null}
          <div className="mt-6 sm:mt-8">{children}</div>
        </div>
        <OtherPages />
      </div>
    </div>
  )
}

function OtherPages() {
  const t = useT()
  const { settings } = useShop()
  const pages = goodToKnow(t).filter(({ href }) => isOffered({ to: href }, settings))
  return (
    <nav aria-label={t('Good to know')} className="lg:col-start-1 lg:row-start-1">
      <ul className="grid gap-x-4 text-sm max-lg:border-hairline max-lg:border-t max-lg:pt-6 sm:max-lg:grid-cols-2 lg:sticky lg:top-24">
        {pages.map(({ label, href }) => (
          <li key={href}>
            <NavLink
              to={href}
              prefetch="intent"
              className="-ms-3 flex min-h-10 items-center rounded-control px-3 text-ink-soft transition-colors pointer-coarse:min-h-11 hover:bg-tile hover:text-ink aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-strong"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
