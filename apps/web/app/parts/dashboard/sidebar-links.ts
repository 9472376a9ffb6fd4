import { useT } from '@shop/ui/i18n'
import {
  FileTextIcon,
  HeartIcon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  LifeBuoyIcon,
  MapPinIcon,
  MessageCircleIcon,
  PackageIcon,
  ShieldCheckIcon,
  UserRoundIcon,
} from '@shop/ui/icons'
import type { AccountLink } from '#app/parts/account/account-links.ts'

/** The dashboard's links, in the order of specification.md section 2. */
export function useSidebarLinks(): AccountLink[] {
  const t = useT()
  return [
    { to: '/dashboard', label: t('Dashboard'), Icon: LayoutDashboardIcon },
    { to: '/order-history', label: t('Order History'), Icon: PackageIcon },
    { to: '/wishlist', label: t('Wishlist'), Icon: HeartIcon },
    { to: '/massages', label: t('Message'), Icon: MessageCircleIcon },
    { to: '/profile', label: t('My Profile'), Icon: UserRoundIcon },
    { to: '/manage-address', label: t('Manage Address'), Icon: MapPinIcon },
    {
      to: '/support-tickets',
      label: t('Support Ticket'),
      within: '/support-ticket/',
      Icon: LifeBuoyIcon,
    },
    { to: '/change-password', label: t('Change Password'), Icon: KeyRoundIcon },
    { to: '/terms-and-conditions', label: t('Terms & Conditions'), Icon: FileTextIcon },
    { to: '/privacy-policy', label: t('Privacy Policy'), Icon: ShieldCheckIcon },
  ]
}
