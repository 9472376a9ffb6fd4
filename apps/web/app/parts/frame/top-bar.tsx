import { cn } from '@shop/ui/cn'
import { useT } from '@shop/ui/i18n'
import { GlobeIcon, PhoneIcon, StoreIcon, SunMoonIcon } from '@shop/ui/icons'
import { NavLink } from '#app/lib/link.tsx'
import { frame } from '#app/parts/page/page-frame.tsx'
import { takesSellers } from '#app/state/shop/sellers.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { MenuButton } from './menu-button.tsx'

const loadCurrencies = () => import('./menus/currency-menu.tsx')
const loadLanguages = () => import('./menus/language-menu.tsx')
const loadSchemes = () => import('./menus/scheme-menu.tsx')

/** The shop's telephone number as a link. Digits and signs keep their order in every direction. */
export function Hotline({ className }: { className?: string }) {
  const t = useT()
  const { settings } = useShop()
  if (!settings.mobile) return null
  return (
    <a
      href={`tel:${settings.mobile.replace(/[^\d+]/g, '')}`}
      className={cn(
        'inline-flex min-h-8 items-center gap-2 rounded-mark hover:text-ink',
        className,
      )}
    >
      <PhoneIcon aria-hidden="true" className="size-4 shrink-0" />
      <span>{t('Hotline')}</span>
      <bdi dir="ltr" className="font-semibold tabular-nums">
        {settings.mobile}
      </bdi>
    </a>
  )
}

/** Where a shop can be opened; in multi-vendor mode alone (specification.md sections 1 and 6). */
export function SellerLink({ className }: { className?: string }) {
  const t = useT()
  const { settings } = useShop()
  if (!takesSellers(settings)) return null
  return (
    <NavLink
      to="/shop/register"
      prefetch="intent"
      className={cn(
        'inline-flex min-h-8 items-center gap-2 rounded-mark hover:text-ink',
        className,
      )}
    >
      <StoreIcon aria-hidden="true" className="size-4 shrink-0" />
      {t('Become a Seller')}
    </NavLink>
  )
}

/**
 * 'Become a Seller', 'Hotline', currency and language (specification.md section 1), light or dark.
 */
export function TopBar() {
  const t = useT()
  const { settings, currency, language } = useShop()
  return (
    <div className="hidden bg-tile text-ink-soft text-xs md:block">
      <div className={`${frame} flex h-10 items-center gap-6`}>
        <Hotline />
        <div className="ms-auto flex items-center gap-6">
          <SellerLink />
          {settings.currencies.length > 1 ? (
            <MenuButton load={loadCurrencies} label={t('Currency')}>
              <bdi>{currency.symbol}</bdi>
              {currency.name === currency.symbol ? null : <span>{currency.name}</span>}
            </MenuButton>
          ) : null}
          {settings.languages.length > 1 ? (
            <MenuButton load={loadLanguages} label={t('Language')}>
              <GlobeIcon aria-hidden="true" className="size-4" />
              <bdi>{language.title}</bdi>
            </MenuButton>
          ) : null}
          <MenuButton load={loadSchemes} label={t('Appearance')}>
            <SunMoonIcon aria-hidden="true" className="size-4" />
          </MenuButton>
        </div>
      </div>
    </div>
  )
}
