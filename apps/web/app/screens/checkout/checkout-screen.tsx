import type { Cart } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ShoppingBagIcon } from '@shop/ui/icons'
import { useSelector } from '@xstate/react'
import { Suspense, useEffect, useRef } from 'react'
import { useSession } from '#app/data/session-store.ts'
import { lazyPart } from '#app/lib/lazy-part.tsx'
import { Link } from '#app/lib/link.tsx'
import { DoubtText, doubtTitle } from '#app/parts/orders/doubt-text.tsx'
import { PlacedDialogs } from '#app/parts/orders/placed-dialogs.tsx'
import { frame, windowHigh } from '#app/parts/page/page-frame.tsx'
import { PageHead } from '#app/parts/page/page-head.tsx'
import { useAccountProof } from '#app/parts/session/use-account-proof.tsx'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useGuestRedirect } from '#app/state/session/use-guest-redirect.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { useCheckoutFlow } from './use-checkout-flow.ts'

const loadWaiting = () => import('./waiting-orders.tsx')
const WaitingOrders = lazyPart(loadWaiting)

/** /checkout (specification.md section 2). */
export function CheckoutScreen() {
  const t = useT()
  return <CheckoutPage title={t('Checkout')} />
}

/** Ordering what is in the cart around it. */
export function CheckoutPage({ title }: { title: string }) {
  useGuestRedirect()
  return (
    <div className={`${frame} py-6 sm:py-10`}>
      <PageHead title={title} hidden />
      <div className={`mx-auto max-w-300 ${windowHigh}`}>
        <h1 className="mb-6 font-semibold text-2xl tracking-tight sm:mb-8 sm:text-3xl">{title}</h1>
        <CheckoutBody />
      </div>
    </div>
  )
}

function CheckoutBody() {
  const t = useT()
  const { cart, error, refresh } = useCart()
  const user = useSession().user?.id
  if (cart && user !== undefined) return <Checkout key={user} user={user} cart={cart} />
  return error ? (
    <ErrorState message={t(error.message)} onRetry={() => void refresh()} />
  ) : (
    <CheckoutSkeleton />
  )
}

function Checkout({ user, cart }: { user: number; cart: Cart }) {
  const t = useT()
  const proof = useAccountProof()
  const checkout = useCheckoutFlow(user, cart, proof.prove)
  const { placed } = useSelector(checkout, ({ children }) => children)
  if (!placed) throw new Error('A checkout has a machine for what follows')
  const pending = useSelector(placed, ({ context }) => context.pending)
  const end = (isPaid: boolean) => placed.send({ type: 'pending.ended', isPaid })

  const isEmpty = cart.cart_items.length === 0
  const isBusy = useSelector(checkout, (state) => state.hasTag('busy'))
  const doubt = useSelector(checkout, (state) =>
    state.matches({ order: { filling: 'unclear' } }) ? state.context.problem : null,
  )
  useEffect(() => {
    // What says that an order was placed is there before it is.
    loadWaiting().catch(() => undefined)
  }, [])
  const wasEmpty = useRef(isEmpty)
  const problem = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What had the focus is gone, with the form or with what stood in its place.
    const isLost = document.activeElement === document.body
    if (isEmpty !== wasEmpty.current && isLost)
      document.getElementById('main')?.focus({ preventScroll: true })
    wasEmpty.current = isEmpty
    if (isEmpty && doubt) problem.current?.focus()
  }, [isEmpty, doubt])
  const nothing = isBusy ? (
    <CheckoutSkeleton />
  ) : doubt ? (
    <ErrorState
      ref={problem}
      tabIndex={-1}
      className="outline-none"
      title={doubtTitle(t, doubt)}
      message={<DoubtText />}
      onRetry={() => checkout.send({ type: 'look' })}
    />
  ) : (
    <NothingToOrder />
  )
  return (
    <>
      {isEmpty && (isBusy || doubt) ? (
        // Another order that waits says nothing of the one that nobody knows of.
        nothing
      ) : isEmpty ? (
        <Suspense fallback={pending ? <CheckoutSkeleton /> : nothing}>
          <WaitingOrders pending={pending} onEnd={end}>
            {nothing}
          </WaitingOrders>
        </Suspense>
      ) : (
        <div className="grid grid-cols-1 gap-8">
          {pending ? (
            <Suspense>
              <WaitingOrders pending={pending} onEnd={() => end(false)}>
                {null}
              </WaitingOrders>
            </Suspense>
          ) : null}
          <CheckoutForm checkout={checkout} cart={cart} />
        </div>
      )}
      {proof.dialog}
      <PlacedDialogs placed={placed} replace />
    </>
  )
}

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
