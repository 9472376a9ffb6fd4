import type { Cart } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#app/data/session-store.ts'
import { Link } from '#app/lib/link.tsx'
import { endAttempt, hasLeftCart, openAttempt } from '#app/parts/orders/order-attempt.ts'
import { PlacedDialogs } from '#app/parts/orders/placed-dialogs.tsx'
import { usePlaced } from '#app/parts/orders/use-placed.ts'
import { frame } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useGuestRedirect } from '#app/state/session/use-guest-redirect.ts'
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { dropDraft } from './draft.ts'
import type { WaitingOrdersProps } from './waiting-orders.tsx'

const WaitingOrders = lazy(() => import('./waiting-orders.tsx'))

/** /checkout (specification.md section 2). */
export function CheckoutScreen() {
  const t = useT()
  return <CheckoutPage title={t('Checkout')} />
}

/** Ordering what is in the cart around it. */
export function CheckoutPage({ title }: { title: string }) {
  const { cart, isBuyNow } = useCart()
  useGuestRedirect()
  const placed = usePlaced()
  const { onPlaced, payment } = placed

  const user = useSession().user?.id
  const finish = useEffectEvent(onPlaced)
  // An order whose answer a reload cut off: when its lines have left the cart, it went through.
  const [isLookedUp, setLookedUp] = useState(false)
  useEffect(() => {
    if (!cart || isLookedUp) return
    setLookedUp(true)
    const what = isBuyNow ? 'buy-now' : 'cart'
    const attempt = openAttempt(what)
    const inCart = cart.cart_items.map(({ shop_id }) => shop_id)
    if (!attempt || !hasLeftCart(attempt, inCart)) return
    endAttempt(what)
    // The one product of 'Buy now' takes its draft with it.
    if (user !== undefined) dropDraft(user, what)
    finish({ shops: attempt.shops, payment: null, popup: null })
  }, [cart, isLookedUp, isBuyNow, user])

  return (
    <div className={`${frame} py-6 sm:py-10`}>
      <PageHead title={title} hidden />
      <div className="mx-auto max-w-6xl">
        <h1 className="mb-6 font-semibold text-2xl tracking-tight sm:mb-8 sm:text-3xl">{title}</h1>
        <CheckoutBody
          onPlaced={onPlaced}
          openWindow={payment.begin}
          pending={placed.pending}
          onEnd={placed.endPending}
        />
      </div>
      <PlacedDialogs placed={placed} />
    </div>
  )
}

type CheckoutBodyProps = Pick<CheckoutFormProps, 'onPlaced' | 'openWindow'> &
  Pick<WaitingOrdersProps, 'pending' | 'onEnd'>

function CheckoutBody({ pending, onEnd, ...props }: CheckoutBodyProps) {
  const t = useT()
  const { cart, error, refresh, isBuyNow } = useCart()
  if (!cart) {
    return error ? (
      <ErrorState message={t(error.message)} onRetry={() => void refresh()} />
    ) : (
      <CheckoutSkeleton />
    )
  }
  if (cart.cart_items.length > 0) {
    return (
      <div className="grid grid-cols-1 gap-8">
        {pending ? (
          <Suspense>
            <WaitingOrders pending={pending} onEnd={() => onEnd(false)}>
              {null}
            </WaitingOrders>
          </Suspense>
        ) : null}
        <CheckoutForm cart={cart} ordered={orderedOf(cart, isBuyNow)} {...props} />
      </div>
    )
  }
  const nothing = <NothingToOrder />
  return (
    <Suspense fallback={pending ? <CheckoutSkeleton /> : nothing}>
      <WaitingOrders pending={pending} onEnd={onEnd}>
        {nothing}
      </WaitingOrders>
    </Suspense>
  )
}

/** The name under which the tab keeps what is entered. */
const orderedOf = (cart: Cart, isBuyNow = false) =>
  isBuyNow ? `buy-now ${cart.cart_items[0]?.products[0]?.id ?? ''}` : 'cart'

function NothingToOrder() {
  const t = useT()
  const { isBuyNow } = useCart()
  return (
    <EmptyState
      icon={<ShoppingBagIcon />}
      titleAs="h2"
      title={isBuyNow ? t('There is nothing to buy here') : t('Cart is empty')}
      hint={
        isBuyNow
          ? t('Choose a product and press Buy now.')
          : t('Put something in your cart to order it.')
      }
      action={
        <Button asChild>
          <Link to="/products">{t('Discover products')}</Link>
        </Button>
      }
      className="min-h-96"
    />
  )
}
