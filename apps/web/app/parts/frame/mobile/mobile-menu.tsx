import '#app/whole.css'
import { Button } from '@shop/ui/button'
import { CountBadge } from '@shop/ui/count-badge'
import { Drawer } from '@shop/ui/drawer'
import { useT } from '@shop/ui/i18n'
import { HeartIcon, LayoutGridIcon, ShoppingCartIcon, UserRoundIcon } from '@shop/ui/icons'
import { Separator } from '@shop/ui/separator'
import type { ReactNode } from 'react'
import { useSession } from '#app/data/session-store.ts'
import { itemCount, productCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import type { PanelProps } from '#app/lib/use-lazy-panel.ts'
import { useOnNavigation } from '#app/lib/use-on-navigation.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useFavorites } from '#app/state/favourites/use-favorites.ts'
import { useAuth } from '#app/state/session/auth-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { AccountList } from '../account/account-list.tsx'
import { useMenu } from '../category-bar.tsx'
import { useWishlistLink } from '../counts.tsx'
import { SchemeChoice } from '../scheme/scheme-choice.tsx'
import { DestinationLink } from '../settings-link.tsx'
import { Hotline, SellerLink } from '../top-bar.tsx'
import { LocaleSelects } from './locale-selects.tsx'

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start transition-colors hover:bg-tile aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-strong [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-ink-muted'

/** The slide-out menu of small screens (specification.md section 2, Navbar). */
export default function MobileMenu({ open, onOpenChange }: PanelProps) {
  const { settings } = useShop()
  const close = () => onOpenChange(false)
  useOnNavigation(close)
  return (
    <Drawer side="start" open={open} onOpenChange={onOpenChange} title={settings.app_name}>
      <div className="-mx-2 grid gap-5 text-sm">
        <AccountBlock onChoose={close} />
        <Personal onChoose={close} />
        <Separator />
        <ShopLinks />
        <Separator />
        <LocaleSelects />
        <div className="px-3">
          <SchemeChoice />
        </div>
        <div className="grid gap-1 px-3 text-ink-soft">
          <Hotline className="min-h-11" />
          <SellerLink className="min-h-11" />
        </div>
      </div>
    </Drawer>
  )
}

interface Leaving {
  onChoose: () => void
}

function AccountBlock({ onChoose }: Leaving) {
  const t = useT()
  const { user } = useSession()
  const { askLogin } = useAuth()
  if (user) return <AccountList onChoose={onChoose} />
  return (
    <div className="grid gap-4 rounded-tile bg-tile p-4">
      <p className="flex items-center gap-3 font-semibold">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-raised text-ink-soft">
          <UserRoundIcon aria-hidden="true" className="size-5" />
        </span>
        {t('Sign in for your cart, wishlist and orders')}
      </p>
      <Button
        block
        onClick={() => {
          onChoose()
          askLogin()
        }}
      >
        {t('Login')}
      </Button>
    </div>
  )
}

function Personal({ onChoose }: Leaving) {
  const t = useT()
  const { count: wishes } = useFavorites()
  const { count: lines, openDrawer } = useCart()
  const wishlist = useWishlistLink()
  return (
    <ul>
      <li>
        <Link
          {...wishlist}
          onClick={(event) => {
            onChoose()
            wishlist.onClick(event)
          }}
          className={row}
        >
          <HeartIcon aria-hidden="true" />
          {t('Wishlist')}
          <Count count={wishes} label={productCount(t, wishes ?? 0)} />
        </Link>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onChoose()
            openDrawer()
          }}
          className={row}
        >
          <ShoppingCartIcon aria-hidden="true" />
          {t('My Cart')}
          <Count count={lines} label={itemCount(t, lines ?? 0)} />
        </button>
      </li>
    </ul>
  )
}

function Count({ count, label }: { count: number | null; label: string }): ReactNode {
  return <CountBadge count={count ?? 0} label={label} className="ms-auto ring-raised" />
}

function ShopLinks() {
  const t = useT()
  const menu = useMenu()
  return (
    <nav aria-label={t('Shop')}>
      <ul>
        <li>
          <Link to="/categories" className={row}>
            <LayoutGridIcon aria-hidden="true" />
            {t('Categories')}
          </Link>
        </li>
        {menu.map(({ id, label, destination, target }) => (
          <li key={id}>
            <DestinationLink destination={destination} target={target} className={row}>
              {label}
            </DestinationLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
