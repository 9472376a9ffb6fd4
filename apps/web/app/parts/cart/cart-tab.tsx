import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#app/data/session-store.ts'
import { itemCount } from '#app/lib/i18n/counts.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** Without its code the tab goes on without a total. */
const CartTotal = lazy(() => import('./cart-total.tsx').catch(() => ({ default: NoTotal })))

const wide = '(min-width: 64rem)'

const watchWidth = (listener: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Where the tab is not seen, its total is not asked for. */
const useIsVisible = () =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(wide).matches,
    () => false,
  )

/** Where it is hidden, besides small screens (specification.md section 2). */
const hiddenOn = /^\/(checkout|buynow|blogs?)(\/|$)/

const onItsSide = 'inline-block [writing-mode:vertical-rl]'

/** The floating side tab: item count and total. */
export function CartTab() {
  const { pathname } = useLocation()
  return hiddenOn.test(pathname) ? null : <Tab />
}

function Tab() {
  const t = useT()
  const { openDrawer, preloadDrawer } = useCart()
  const count = useCount()
  const isVisible = useIsVisible()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openDrawer}
      onPointerEnter={preloadDrawer}
      onFocus={preloadDrawer}
      // As narrow as the page's gutter, its words on their side: it stands over nothing.
      className="fixed end-0 top-1/2 z-30 hidden w-9 -translate-y-1/2 overflow-hidden rounded-s-tile bg-raised font-semibold text-xs shadow-float transition-shadow hover:shadow-overlay lg:block forced-colors:border print:hidden"
    >
      <span className="grid justify-items-center gap-2 bg-primary py-3 text-on-primary">
        <ShoppingBagIcon aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('My Cart')}</span>
        <span className={onItsSide}>{count === null ? '…' : itemCount(t, count)}</span>
      </span>
      <span className={`px-3 tabular-nums ${onItsSide}`}>
        {isVisible && count ? (
          <Suspense fallback={<NoTotal />}>
            <CartTotal />
          </Suspense>
        ) : (
          <NoTotal />
        )}
      </span>
    </button>
  )
}

/** A guest's cart is empty; null while nobody can say what is in a customer's. */
const useCount = () => {
  const { count } = useCart()
  const { user } = useSession()
  return user ? count : (count ?? 0)
}

function NoTotal() {
  const { money } = useShop()
  return <bdi>{useCount() === 0 ? money(0) : '…'}</bdi>
}
