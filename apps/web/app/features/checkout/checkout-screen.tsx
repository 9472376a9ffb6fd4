import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCart } from '#app/features/cart/index.ts'
import { frame } from '#app/features/catalogue/page-frame.tsx'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { Link } from '#app/link.tsx'
import { useGuestRedirect } from '#app/session/use-guest-redirect.ts'
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { endAttempt, hasLeftCart, openAttempt } from './order-attempt.ts'
import { PlacedDialogs } from './placed-dialogs.tsx'
import { usePlaced } from './use-placed.ts'

/** /checkout (spec.md section 2). */
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
    finish({ shops: attempt.shops, payment: null, popup: null })
  }, [cart, isLookedUp, isBuyNow])

  return (
    <div className={`${frame} py-6 sm:py-10`}>
      <PageHead title={title} hidden />
      <div className="mx-auto max-w-6xl">
        <h1 className="mb-6 font-semibold text-2xl tracking-tight sm:mb-8 sm:text-3xl">{title}</h1>
        <CheckoutBody onPlaced={onPlaced} openWindow={payment.begin} />
      </div>
      <PlacedDialogs placed={placed} />
    </div>
  )
}

function CheckoutBody(props: Omit<CheckoutFormProps, 'cart'>) {
  const t = useT()
  const { cart, error, refresh, isBuyNow } = useCart()
  if (!cart) {
    return error ? (
      <ErrorState message={t(error.message)} onRetry={() => void refresh()} />
    ) : (
      <CheckoutSkeleton />
    )
  }
  if (cart.cart_items.length > 0) return <CheckoutForm cart={cart} {...props} />
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
