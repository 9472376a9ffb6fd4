import { Avatar } from '@shop/ui/avatar'
import { useT } from '@shop/ui/i18n'
import { LogOutIcon } from '@shop/ui/icons'
import { useSession } from '#app/data/session-store.ts'
import { NavLink } from '#app/lib/link.tsx'
import { useAccountLinks } from '#app/parts/account/account-links.ts'
import { Person } from '#app/parts/account/person.tsx'
import { useAuth } from '#app/state/session/auth-context.ts'

export interface AccountListProps {
  /** Called when something was chosen: the drawer around it closes. */
  onChoose?: () => void
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm transition-colors hover:bg-tile aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted aria-[current=page]:[&_svg]:text-primary-strong'

/** The account menu on small screens: a list in its place (specification.md section 2). */
export function AccountList({ onChoose }: AccountListProps) {
  const t = useT()
  const { user } = useSession()
  const { askLogOut } = useAuth()
  const links = useAccountLinks()
  if (!user) return null
  return (
    <section aria-label={t('My account')}>
      <div className="flex items-center gap-3 rounded-tile bg-tile p-3">
        <Avatar name={user.name} src={user.profile_photo} size="lg" decorative />
        <Person name={user.name} second={user.email ?? user.phone} className="text-sm" />
      </div>
      <ul className="mt-2">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} onClick={onChoose} className={row}>
              <Icon />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => {
              onChoose?.()
              askLogOut()
            }}
            className={row}
          >
            <LogOutIcon aria-hidden="true" />
            {t('Log Out')}
          </button>
        </li>
      </ul>
    </section>
  )
}
