import { useT } from '@shop/ui/i18n'
import { ChevronDownIcon, LayoutGridIcon, SmartphoneIcon } from '@shop/ui/icons'
import { useLazyPanel } from '#app/lib/use-lazy-panel.ts'
import { frame } from '#app/parts/page/page-frame.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { MenuButton } from './menu-button.tsx'
import { DestinationLink, useDestinationOf } from './settings-link.tsx'
import { hasStores } from './store-href.ts'

const loadCategories = () => import('./categories/categories-panel.tsx')
const loadApp = () => import('./menus/app-menu.tsx')

/** The menu entries of settings that lead somewhere. */
export function useMenu() {
  const t = useT()
  const { settings } = useShop()
  const destinationOf = useDestinationOf()
  return settings.menus.flatMap(({ id, name, title, url, target, is_external }) => {
    const destination = destinationOf(url, is_external)
    return destination ? [{ id, label: t(title ?? name), destination, target }] : []
  })
}

/** Categories, the shop's menu and its app (specification.md section 2, Navbar). */
export function CategoryBar() {
  const t = useT()
  const { settings } = useShop()
  const menu = useMenu()
  const hasApp = settings.show_download_app && (hasStores(settings) || settings.footer_qr)
  const { trigger, Panel, panel } = useLazyPanel(loadCategories, 'panel')
  return (
    <div className="relative z-20 border-hairline border-b bg-ground text-sm">
      <nav aria-label={t('Shop')} className={`${frame} flex h-12 items-center gap-2 md:gap-4`}>
        <button
          type="button"
          {...trigger}
          className="-ms-3 flex h-10 shrink-0 items-center gap-2 rounded-control px-3 font-semibold transition-colors hover:bg-tile aria-expanded:bg-tile"
        >
          <LayoutGridIcon aria-hidden="true" className="size-4.5" />
          {t('Categories')}
          <ChevronDownIcon
            aria-hidden="true"
            className="size-4 text-ink-muted transition-[rotate] in-aria-expanded:rotate-180"
          />
        </button>
        {Panel ? <Panel {...panel} /> : null}
        <span aria-hidden="true" className="h-5 w-px shrink-0 bg-hairline" />
        <ul className="flex min-w-0 flex-1 overflow-x-auto [scrollbar-width:none]">
          {menu.map(({ id, label, destination, target }) => (
            <li key={id} className="shrink-0">
              <DestinationLink
                destination={destination}
                target={target}
                className="flex h-10 items-center rounded-control px-3 -outline-offset-2 text-ink-soft transition-colors hover:bg-tile hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-primary-strong"
              >
                {label}
              </DestinationLink>
            </li>
          ))}
        </ul>
        {hasApp ? (
          <div className="hidden shrink-0 lg:block">
            <MenuButton load={loadApp} className="h-10 text-ink-soft">
              <SmartphoneIcon aria-hidden="true" className="size-4.5" />
              {t('Download our app')}
            </MenuButton>
          </div>
        ) : null}
      </nav>
    </div>
  )
}
