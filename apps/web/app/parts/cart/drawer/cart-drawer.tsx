import '#app/whole.css'
import { Button } from '@shop/ui/button'
import { CountBadge } from '@shop/ui/count-badge'
import { Drawer } from '@shop/ui/drawer'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { SkeletonRegion, SkeletonRow } from '@shop/ui/skeleton'
import { useRef } from 'react'
import { useSession } from '#app/data/session-store.ts'
import { itemCount } from '#app/lib/i18n/counts.ts'
import { Link } from '#app/lib/link.tsx'
import { useStore } from '#app/lib/store.ts'
import { AllShops } from '#app/parts/cart-lines/all-shops.tsx'
import { CartLineRow } from '#app/parts/cart-lines/cart-line-row.tsx'
import { ShopHeading } from '#app/parts/cart-lines/shop-heading.tsx'
import { StoreVoucher } from '#app/parts/cart-lines/store-voucher.tsx'
import { useMissingShop } from '#app/parts/cart-lines/use-missing-shop.ts'
import { ChatButton } from '#app/parts/chat/chat-button.tsx'
import { readAttempt } from '#app/parts/orders/stored-attempt.ts'
import { attemptStore } from '#app/state/cart/attempt-store.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { DrawerFooter } from './drawer-footer.tsx'
import { useLineFocus } from './use-line-focus.ts'

/**
 * 'My Cart' (specification.md section 2): products by shop, the cart's amount and the way to
 * checkout. In single-vendor mode there is no shop to choose and none to see.
 */
export function CartDrawer() {
  const t = useT()
  const { isDrawerOpen, closeDrawer, openDrawer, cart, count } = useCart()
  const body = useRef<HTMLDivElement>(null)
  const missing = useMissingShop(body)
  useLineFocus(body, cart)
  const hasLines = cart !== null && cart.cart_items.length > 0
  return (
    <Drawer
      open={isDrawerOpen}
      onOpenChange={(open) => (open ? openDrawer() : closeDrawer())}
      title={
        <span className="inline-flex items-center gap-2.5">
          {t('My Cart')}
          {count ? <CountBadge tone="neutral" count={count} label={itemCount(t, count)} /> : null}
        </span>
      }
      footer={hasLines ? <DrawerFooter onShopMissing={missing.ask} /> : undefined}
    >
      <div ref={body} className="contents">
        <DrawerBody isShopMissing={missing.isMissing} />
      </div>
    </Drawer>
  )
}

/** An order whose answer was lost may have taken what was in it. */
function NothingInCart({ onLeave }: { onLeave: () => void }) {
  const t = useT()
  const user = useSession().user?.id
  useStore(attemptStore)
  const isInDoubt = user !== undefined && readAttempt(user, 'cart') !== null
  return (
    <EmptyState
      icon={<ShoppingBagIcon />}
      title={isInDoubt ? t('Your last order is not answered yet') : t('Cart is empty')}
      hint={
        isInDoubt
          ? t('It may have been ordered all the same. Look at your orders first.')
          : t('Things that you add to your cart wait here for you.')
      }
      action={
        <Button asChild>
          <Link to={isInDoubt ? '/order-history' : '/products'} onClick={onLeave}>
            {isInDoubt ? t('View orders') : t('Discover products')}
          </Link>
        </Button>
      }
      className="min-h-full"
    />
  )
}

function DrawerBody({ isShopMissing }: { isShopMissing: boolean }) {
  const t = useT()
  const { settings } = useShop()
  const { token } = useSession()
  const {
    cart,
    error,
    chosenShops,
    refresh,
    closeDrawer,
    toggleShop,
    increment,
    decrement,
    remove,
  } = useCart()

  if (!cart && error)
    return <ErrorState message={t(error.message)} onRetry={() => void refresh()} />
  if (!cart && token) {
    return (
      <SkeletonRegion className="grid gap-6">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </SkeletonRegion>
    )
  }
  if (!cart || cart.cart_items.length === 0) {
    return <NothingInCart onLeave={closeDrawer} />
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <AllShops cart={cart} invalid={isShopMissing} />
      <ul className="grid grid-cols-1 gap-8">
        {cart.cart_items.map((shop) => (
          <li key={shop.shop_id}>
            {settings.multi_vendor ? (
              <div className="mb-3 border-hairline border-b pb-1">
                <ShopHeading
                  shop={shop}
                  isChosen={chosenShops.includes(shop.shop_id)}
                  onToggle={toggleShop}
                  invalid={isShopMissing}
                />
                <div className="flex flex-wrap items-center justify-between gap-x-3">
                  <StoreVoucher shop={shop} />
                  <ChatButton
                    variant="link"
                    className="-me-3.5"
                    shop={{ id: shop.shop_id, name: shop.shop_name, logo: shop.shop_logo }}
                  />
                </div>
              </div>
            ) : null}
            <ul className="divide-y divide-hairline">
              {shop.products.map((line) => (
                <CartLineRow
                  key={line.id}
                  line={line}
                  increment={increment}
                  decrement={decrement}
                  remove={remove}
                  onVisit={closeDrawer}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}
