import { useT } from '@shop/ui/i18n'
import { KeyRoundIcon, LayoutDashboardIcon, PackageIcon, UserRoundIcon } from '@shop/ui/icons'
import type { ComponentType } from 'react'

export interface AccountLink {
  to: string
  label: string
  /** What else counts as being there: the start of a path that does not lie below `to`. */
  within?: string
  Icon: ComponentType<{ className?: string }>
}

/** The account menu's links (specification.md section 2); Log Out stands below them. */
export function useAccountLinks(): AccountLink[] {
  const t = useT()
  return [
    { to: '/dashboard', label: t('Dashboard'), Icon: LayoutDashboardIcon },
    { to: '/order-history', label: t('Order History'), Icon: PackageIcon },
    { to: '/profile', label: t('My Profile'), Icon: UserRoundIcon },
    { to: '/change-password', label: t('Change Password'), Icon: KeyRoundIcon },
  ]
}
