import { formatCount } from '@shop/ui/count-badge'
import { useT } from '@shop/ui/i18n'
import { HeartIcon, MessageCircleIcon, PackageIcon, ShoppingCartIcon } from '@shop/ui/icons'
import { Skeleton } from '@shop/ui/skeleton'
import type { ComponentType } from 'react'
import { unreadResource } from '#app/data/chat.ts'
import { favoritesResource } from '#app/data/favorites.ts'
import { ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { useOwn } from '#app/parts/account/use-own.ts'
import { useCart } from '#app/state/cart/cart-context.ts'

const tile =
  'flex h-full w-full flex-col items-start gap-4 rounded-tile bg-tile p-4 text-start transition-colors hover:bg-hairline sm:p-5 forced-colors:border'

interface FigureProps {
  Icon: ComponentType<{ className?: string }>
  /** Undefined while it is on its way, null when nobody can say. */
  count: number | null | undefined
  label: string
}

function Figure({ Icon, count, label }: FigureProps) {
  return (
    <>
      <Icon aria-hidden="true" className="size-5 text-ink-muted" />
      <span className="grid min-w-0">
        {count === undefined ? (
          <Skeleton className="my-1 h-7 w-10 bg-hairline" />
        ) : (
          <span className="font-semibold text-2xl tabular-nums leading-9">
            {count === null ? '–' : formatCount(count)}
          </span>
        )}
        <span className="wrap-anywhere text-ink-soft text-sm">{label}</span>
      </span>
    </>
  )
}

/** A failed count is told where its list stands; here it only leaves a gap. */
const countOf = <Data,>(
  { data, error }: { data?: Data; error?: unknown },
  read: (data: Data) => number | null,
) => (data === undefined ? (error ? null : undefined) : read(data))

/** How much of everything there is, and the way to it. */
export function Figures() {
  const t = useT()
  const orders = useOwn(ordersResource, '', 1)
  const favorites = useOwn(favoritesResource)
  const { token, user } = useSession()
  const unread = useResource(unreadResource, token && user ? [user.id] : null)
  const cart = useCart()
  return (
    <ul aria-label={t('At a glance')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <li>
        <Link to="/order-history" prefetch="intent" className={tile}>
          <Figure
            Icon={PackageIcon}
            count={countOf(
              orders,
              ({ status_wise_orders, total }) => status_wise_orders?.all ?? total,
            )}
            label={t('Orders')}
          />
        </Link>
      </li>
      <li>
        <Link to="/wishlist" prefetch="intent" className={tile}>
          <Figure
            Icon={HeartIcon}
            count={countOf(favorites, (data) => data.length)}
            label={t('Wishlist')}
          />
        </Link>
      </li>
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={cart.openDrawer}
          onPointerEnter={cart.preloadDrawer}
          onFocus={cart.preloadDrawer}
          className={tile}
        >
          <Figure
            Icon={ShoppingCartIcon}
            count={cart.count ?? (cart.error ? null : undefined)}
            label={t('My Cart')}
          />
        </button>
      </li>
      <li>
        <Link to="/massages" prefetch="intent" className={tile}>
          <Figure
            Icon={MessageCircleIcon}
            count={countOf(unread, (count) => count)}
            label={t('Unread messages')}
          />
        </Link>
      </li>
    </ul>
  )
}
