import '#app/whole.css'
import { Avatar } from '@shop/ui/avatar'
import { DropdownMenuItem, DropdownMenuLabel, DropdownMenuSeparator } from '@shop/ui/dropdown-menu'
import { useT } from '@shop/ui/i18n'
import { LogOutIcon } from '@shop/ui/icons'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { useAccountLinks } from '#app/parts/account/account-links.ts'
import { Person } from '#app/parts/account/person.tsx'
import { useAuth } from '#app/state/session/auth-context.ts'
import { MenuFrame } from '../menus/menu-frame.tsx'
import { SchemeItems } from '../scheme/scheme-items.tsx'

/** The account menu on wide screens: a dropdown (specification.md section 2). */
export default function AccountMenu(panel: PanelProps) {
  const t = useT()
  const { user } = useSession()
  const { askLogOut } = useAuth()
  const links = useAccountLinks()
  if (!user) return null
  return (
    <MenuFrame {...panel} className="w-64">
      <div className="flex items-center gap-3 px-3 pt-2.5 pb-3">
        <Avatar name={user.name} src={user.profile_photo} decorative />
        <Person name={user.name} second={user.email ?? user.phone} />
      </div>
      <DropdownMenuSeparator className="mt-0" />
      {links.map(({ to, label, Icon }) => (
        <DropdownMenuItem key={to} asChild>
          <Link to={to} prefetch="intent">
            <Icon className="text-ink-muted" />
            {label}
          </Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{t('Appearance')}</DropdownMenuLabel>
      <SchemeItems />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={askLogOut}>
        <LogOutIcon aria-hidden="true" className="text-ink-muted" />
        {t('Log Out')}
      </DropdownMenuItem>
    </MenuFrame>
  )
}
