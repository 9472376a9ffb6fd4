import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { MenuIcon, SearchIcon } from '@shop/ui/icons'
import { useLazyPanel } from '#app/lib/use-lazy-panel.ts'
import { frame } from '#app/parts/page/page-frame.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { AccountButton } from './account/account-button.tsx'
import { CartButton, WishlistLink } from './counts.tsx'
import { Logo } from './logo.tsx'
import { SearchBox } from './search-box.tsx'

const loadMenu = () => import('./mobile/mobile-menu.tsx')
const loadSearch = () => import('./mobile/mobile-search.tsx')

/**
 * Logo, search, wishlist, cart, account; on small screens a menu and a search dialog
 * (specification.md section 2).
 */
export function Navbar() {
  const t = useT()
  const { settings } = useShop()
  const menu = useLazyPanel(loadMenu, 'dialog')
  const search = useLazyPanel(loadSearch, 'dialog')
  return (
    <div className="sticky top-0 z-30 border-hairline border-b bg-ground">
      <div className={`${frame} flex h-16 items-center gap-1 md:h-18 md:gap-6`}>
        <IconButton {...menu.trigger} label={t('Menu')} className="-ms-2 md:hidden">
          <MenuIcon aria-hidden="true" />
        </IconButton>
        <Logo src={settings.web_logo} className="md:shrink-0" />
        <SearchBox floats className="hidden max-w-180 flex-1 md:block lg:ms-4" />
        <div className="ms-auto flex shrink-0 items-center gap-0.5 md:gap-1">
          <IconButton {...search.trigger} label={t('Search')} className="md:hidden">
            <SearchIcon aria-hidden="true" />
          </IconButton>
          <div className="hidden md:block">
            <AccountButton />
          </div>
          <WishlistLink />
          <CartButton className="-me-2" />
        </div>
      </div>
      {menu.Panel ? <menu.Panel {...menu.panel} /> : null}
      {search.Panel ? <search.Panel {...search.panel} /> : null}
    </div>
  )
}
