import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCart } from '#app/features/cart/index.ts'
import { frame } from '#app/features/catalogue/page-frame.tsx'
import { PageHead } from '#app/features/seo/page-head.tsx'
import { Link } from '#app/link.tsx'
import { useGuestRedirect } from '#app/session/use-guest-redirect.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { endAttempt, hasLeftCart, openAttempt } from './order-attempt.ts'

const loadConfirmation = () => import('./order-confirmation.tsx')
const OrderConfirmation = lazy(async () => ({
  default: (await loadConfirmation()).OrderConfirmation,
}))

/** /checkout (spec.md section 2). */
export function CheckoutScreen() {
  const t = useT()
  const { cart } = useCart()
  useGuestRedirect()
  const [placed, setPlaced] = useState({ shops: 0, isShown: false })
  const onPlaced = (shops: readonly number[]) => setPlaced({ shops: shops.length, isShown: true })

  // An order whose answer a reload cut off: when its lines have left the cart, it went through.
  const [isLookedUp, setLookedUp] = useState(false)
  useEffect(() => {
    if (!cart || isLookedUp) return
    setLookedUp(true)
    const attempt = openAttempt()
    const inCart = cart.cart_items.map(({ shop_id }) => shop_id)
    if (!attempt || !hasLeftCart(attempt, inCart)) return
    endAttempt()
    setPlaced({ shops: attempt.shops.length, isShown: true })
  }, [cart, isLookedUp])

  useEffect(() => void loadConfirmation().catch(() => undefined), [])

  return (
    <div className={`${frame} py-6 sm:py-10`}>
      <PageHead title={t('Checkout')} hidden />
      <div className="mx-auto max-w-6xl">
        <h1 className="mb-6 font-semibold text-2xl tracking-tight sm:mb-8 sm:text-3xl">
          {t('Checkout')}
        </h1>
        <CheckoutBody onPlaced={onPlaced} />
      </div>
      {placed.shops > 0 ? (
        <Suspense>
          <OrderConfirmation
            open={placed.isShown}
            onOpenChange={(isShown) => setPlaced({ ...placed, isShown })}
            count={placed.shops}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function CheckoutBody({ onPlaced }: { onPlaced: (shops: readonly number[]) => void }) {
  const t = useT()
  const { cart, error, refresh } = useCart()
  if (!cart) {
    return error ? (
      <ErrorState message={t(error.message)} onRetry={() => void refresh()} />
    ) : (
      <CheckoutSkeleton />
    )
  }
  if (cart.cart_items.length > 0) return <CheckoutForm cart={cart} onPlaced={onPlaced} />
  return (
    <EmptyState
      icon={<ShoppingBagIcon />}
      titleAs="h2"
      title={t('Cart is empty')}
      hint={t('Put something in your cart to order it.')}
      action={
        <Button asChild>
          <Link to="/products">{t('Discover products')}</Link>
        </Button>
      }
      className="min-h-96"
    />
  )
}
