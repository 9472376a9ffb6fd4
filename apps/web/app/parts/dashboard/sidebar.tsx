import { Avatar } from '@shop/ui/avatar'
import { CountBadge } from '@shop/ui/count-badge'
import { useT } from '@shop/ui/i18n'
import { Skeleton } from '@shop/ui/skeleton'
import { useCurrentInSight } from '@shop/ui/tab-links'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#app/data/session-store.ts'
import { NavLink } from '#app/lib/link.tsx'
import { Person } from '#app/parts/account/person.tsx'
import { messagesPath } from '#app/state/chat/messages-path.ts'
import { useUnread } from '#app/state/chat/use-unread.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { useSidebarLinks } from './sidebar-links.ts'

const row =
  'flex min-h-11 w-full items-center gap-3 whitespace-nowrap rounded-control px-3.5 text-start text-ink-soft text-sm transition-colors hover:bg-tile hover:text-ink aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-strong [&_svg]:size-5 [&_svg]:shrink-0'

/** Who is signed in: photo, name and phone. On the server, and until it is known, their room. */
function Shopper() {
  const { user } = useSession()
  return (
    <div className="flex items-center gap-3.5 lg:px-3.5">
      {user ? (
        <Avatar name={user.name} src={user.profile_photo} size="lg" decorative />
      ) : (
        <Skeleton className="size-14 rounded-full" />
      )}
      <div className="min-w-0 flex-1">
        {user ? (
          <Person name={user.name} second={user.phone} />
        ) : (
          <>
            <Skeleton className="my-1 h-4 w-32" />
            <Skeleton className="my-1 h-3 w-24" />
          </>
        )}
      </div>
    </div>
  )
}

/** How many messages of shops are unread: green, above 0 only (specification.md section 2). */
function UnreadBadge() {
  const t = useT()
  const count = useUnread()
  return (
    <CountBadge
      tone="success"
      count={count}
      label={t('{{count}} unread messages', { count, defaultValue_one: '1 unread message' })}
      className="ms-auto"
    />
  )
}

/**
 * The account's screens: a column on wide screens, a row to scroll on small ones, with the footer at
 * the end of either (specification.md section 2).
 */
export function Sidebar() {
  const t = useT()
  const { settings } = useShop()
  const links = useSidebarLinks()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  useCurrentInSight(nav, pathname)
  return (
    <aside className="flex min-w-0 flex-col gap-5 group-has-data-fills-phone/account:max-lg:hidden lg:sticky lg:top-24 lg:self-start print:hidden">
      <Shopper />
      <nav
        ref={nav}
        aria-label={t('My account')}
        // Positioned, so that what is said of the badge, out of sight, scrolls with it.
        className="relative -mx-4 flex items-center overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:block lg:overflow-visible lg:p-0"
      >
        <ul className="flex shrink-0 gap-1 lg:grid">
          {links.map(({ to, label, within, Icon }) => (
            <li key={to}>
              <NavLink
                {...(within && pathname.startsWith(within) && { 'aria-current': 'page' })}
                to={to}
                prefetch="intent"
                className={row}
              >
                <Icon />
                {label}
                {to === messagesPath ? <UnreadBadge /> : null}
              </NavLink>
            </li>
          ))}
        </ul>
        <p className="ms-3 shrink-0 whitespace-nowrap border-hairline border-s ps-4 text-ink-muted text-xs lg:ms-0 lg:mt-5 lg:whitespace-normal lg:border-s-0 lg:border-t lg:px-3.5 lg:pt-4">
          <span suppressHydrationWarning>{new Date().getUTCFullYear()}</span>{' '}
          {settings.web_footer_text ? t(settings.web_footer_text) : t('All rights reserved')}
        </p>
      </nav>
    </aside>
  )
}
