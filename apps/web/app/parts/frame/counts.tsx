import { CountBadge, formatCount } from '@shop/ui/count-badge'
import { useT } from '@shop/ui/i18n'
import { IconButton } from '@shop/ui/icon-button'
import { HeartIcon, ShoppingCartIcon } from '@shop/ui/icons'
import { type MouseEvent, useState } from 'react'
import { sessionStore } from '#app/data/session-store.ts'
import { cartWith, inTheCart, wishlistWith } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { opensElsewhere } from '#app/lib/opens-elsewhere.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useFavorites } from '#app/state/favourites/use-favorites.ts'
import { useAuth } from '#app/state/session/auth-context.ts'

const corner = 'absolute -end-1 -top-0.5'

/**
 * Sends a guest who wants the wishlist to the login dialog, and on to it afterwards
 * (specification.md section 2).
 */
export function useWishlistLink() {
  const { askLogin, preloadLogin } = useAuth()
  const isGuest = () => !sessionStore.read().token
  const preload = () => {
    if (isGuest()) preloadLogin()
  }
  return {
    to: '/wishlist',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: (event: MouseEvent) => {
      const newWindow = opensElsewhere(event)
      if (newWindow || !isGuest()) return
      event.preventDefault()
      askLogin({ kind: 'go', path: '/wishlist' })
    },
  }
}

/** The way to the wishlist, with how many are on it. */
export function WishlistLink({ className }: { className?: string }) {
  const t = useT()
  const { count } = useFavorites()
  return (
    <IconButton
      asChild
      label={count ? wishlistWith(t, formatCount(count)) : t('Wishlist')}
      className={className}
    >
      <Link {...useWishlistLink()}>
        <HeartIcon aria-hidden="true" />
        <CountBadge count={count ?? 0} className={corner} />
      </Link>
    </IconButton>
  )
}

/** Says a changed number, not the first one. */
function useChanged(count: number | null): number | null {
  const [first, setFirst] = useState<number | null>(null)
  if (first === null && count !== null) setFirst(count)
  return first === count ? null : count
}

/** Opens the cart, with how many lines are in it. */
export function CartButton({ className }: { className?: string }) {
  const t = useT()
  const { count, openDrawer, preloadDrawer } = useCart()
  const changed = useChanged(count)
  return (
    <>
      <IconButton
        label={count ? cartWith(t, formatCount(count)) : t('My Cart')}
        aria-haspopup="dialog"
        onClick={openDrawer}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onTouchStart={preloadDrawer}
        className={className}
      >
        <ShoppingCartIcon aria-hidden="true" />
        <CountBadge count={count ?? 0} className={corner} />
      </IconButton>
      <span role="status" className="sr-only">
        {changed === null ? null : inTheCart(t, changed)}
      </span>
    </>
  )
}
