import '#app/whole.css'
import { DropdownMenuItem } from '@shop/ui/dropdown-menu'
import { useT } from '@shop/ui/i18n'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { useStores } from '../stores.tsx'
import { MenuFrame } from './menu-frame.tsx'

/**
 * The stores that the shop's app comes from, and its code to scan (specification.md section 2,
 * Navbar).
 */
export default function AppMenu(panel: PanelProps) {
  const t = useT()
  const { settings } = useShop()
  const stores = useStores()
  return (
    <MenuFrame {...panel} className="w-64">
      {settings.footer_qr ? (
        <div className="px-3 pt-3 pb-2 text-center">
          <img
            src={settings.footer_qr}
            alt=""
            width={144}
            height={144}
            className="mx-auto size-36 rounded-control bg-on-photo object-contain"
          />
          <p className="mt-2 text-ink-muted text-xs">{t('Scan to install')}</p>
        </div>
      ) : null}
      {stores.map(({ name, caption, href, Icon }) => (
        <DropdownMenuItem key={name} asChild>
          <a href={href} target="_blank" rel="noopener">
            <Icon size={22} />
            <span className="grid">
              <span className="text-ink-muted text-xs">{caption}</span>
              <span className="font-semibold">{name}</span>
            </span>
          </a>
        </DropdownMenuItem>
      ))}
    </MenuFrame>
  )
}
