import type { Cart, PlaceOrder } from '@shop/contract'
import { orderTexts, takenTexts } from '@shop/contract/order-texts'
import type { CheckoutRef, CheckoutSnapshot, Shown } from '@shop/flows/checkout'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { Textarea } from '@shop/ui/textarea'
import { useToaster } from '@shop/ui/toast'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { addressesResource } from '#app/data/addresses.ts'
import { newestOf, newestOrders, ordersResource } from '#app/data/orders.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import { goodsOf } from '#app/parts/orders/goods.ts'
import { isOnline, methodsOf } from '#app/parts/payment/methods.ts'
import { usePaymentWindow } from '#app/parts/payment/use-payment-calls.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useCheckout } from '#app/state/cart/use-checkout.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { AddressStep } from './address-step.tsx'
import { CouponField } from './coupon-field.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PlaceBar } from './place-bar.tsx'
import { Section } from './section.tsx'
import { chosenIn, orderOf } from './sent-order.ts'
import { ShopsStep } from './shops-step.tsx'
import { Summary } from './summary.tsx'

export interface CheckoutFormProps {
  checkout: Pick<CheckoutRef, 'send' | 'subscribe' | 'getSnapshot' | 'on'>
  cart: Cart
}

/** Nothing was placed by the last press. */
const hasFailed = (state: CheckoutSnapshot) =>
  state.matches({ order: { filling: 'refused' } }) ||
  state.matches({ order: { filling: 'unclear' } })

/** Everything between the cart and the order: address, items by shop, payment, texts, totals. */
export function CheckoutForm({ checkout, cart }: CheckoutFormProps) {
  const t = useT()
  const { settings } = useShop()
  const { token } = useSession()
  const { chosenShops, isBuyNow } = useCart()
  const openWindow = usePaymentWindow()
  const { toast } = useToaster()
  const state = useSelector(checkout, (snapshot) => snapshot)
  const { draft, problem, request } = state.context
  const isThanked = useSelector(
    state.children.placed,
    (placed) => placed !== undefined && !placed.matches('idle'),
  )
  const texts = takenTexts(settings.capabilities)
  const { send } = checkout

  const methods = methodsOf(settings)
  const { totals, answer, isUpdating, isLoading, error, retry } = useCheckout(
    chosenShops,
    draft.coupon,
  )
  const addresses = useResource(addressesResource, token ? [] : null)
  const { chosen, address, picked, method } = chosenIn(draft, {
    addresses: addresses.data,
    methods,
  })

  const newest = useResource(ordersResource, token ? newestOrders : null).data?.orders

  const root = useRef<HTMLDivElement>(null)
  const failed = hasFailed(state)
  useEffect(() => {
    if (failed) root.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
  }, [failed])

  const shown: Shown | null = totals && {
    shops: cart.cart_items.filter(({ shop_id }) => chosenShops.includes(shop_id)),
    totals,
    address,
  }
  const isAnswered = answer !== undefined && !isUpdating
  const isApplied = draft.coupon === '' || !isAnswered ? null : answer.apply_coupon === true
  const isRefused = state.matches({ order: { filling: 'refused' } })
  const refusal = (field: keyof PlaceOrder | `shop_ids.${number}`) =>
    isRefused ? problem?.errors[field]?.[0] : undefined

  const [typedCoupon, typeCoupon] = useState(draft.coupon)
  const applyCoupon = (coupon: string) => {
    send({ type: 'coupon.applied', coupon })
    // The same code again: nobody could say whether it counts.
    if (error && coupon === draft.coupon) retry()
  }
  const press = () => {
    if (chosenShops.length === 0) return send({ type: 'place.incomplete', lacks: 'shop' })
    if (!address) {
      if (addresses.data) send({ type: 'place.incomplete', lacks: 'address' })
      else if (addresses.error) toast({ tone: 'error', title: t(addresses.error.message) })
      return
    }
    if (!method || !shown || state.hasTag('busy')) return
    // What is ordered is what stands on the page: the sum with it does not yet.
    const coupon = typedCoupon.trim()
    if (coupon && coupon !== draft.coupon) {
      send({ type: 'coupon.applied', coupon })
      return toast({
        title: t('Nothing is ordered yet'),
        description: t('Your coupon is being checked. Look at the total, then place the order.'),
      })
    }
    const isChecked = answer?.checks_order ?? false
    const order = orderOf(draft, {
      shops: chosenShops,
      address,
      method,
      isApplied,
      texts,
      isBuyNow,
      shown: isChecked ? shown : null,
    })
    const popup = isOnline(order) ? openWindow() : null
    send({
      type: 'place',
      request: {
        order,
        shown,
        goods: shown.shops.map(({ products }) => goodsOf(products)),
        payable: shown.totals.payable_amount,
        isChecked,
        newest: newest ? newestOf(newest) : null,
      },
      popup,
    })
  }
  const { attempt } = state.context
  // A server without keys orders what is in the cart when it is asked: that may be what stands here.
  const isEarlier =
    attempt !== null &&
    shown !== null &&
    settings.capabilities.includes('idempotency_keys') &&
    JSON.stringify(attempt.goods) !==
      JSON.stringify(shown.shops.map(({ products }) => goodsOf(products)))
  const isSumming = isUpdating || (totals === null && !error)
  const placing = {
    onPlace: press,
    isPlacing: state.hasTag('busy'),
    isLooking: state.hasTag('looking'),
    isWaiting: isSumming || state.hasTag('rereading') || (addresses.isLoading && !addresses.data),
    isDisabled: !method || (error !== undefined && totals === null),
  }

  return (
    <div
      ref={root}
      className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid grid-cols-1 content-start gap-8">
        <AddressStep
          state={state}
          send={send}
          addresses={addresses.data}
          failure={addresses.error}
          onRetry={() => void addresses.mutate()}
          chosen={address}
          error={
            // What was refused was this one: the one that stands in its place is not wrong.
            addresses.data && draft.address !== null && !chosen
              ? t('The address that you had chosen is gone. Please check where it goes.')
              : refusal('address_id')
          }
        />
        <ShopsStep
          checkout={checkout}
          cart={cart}
          error={refusal('shop_ids')}
          errorOf={(shop) => refusal(`shop_ids.${chosenShops.indexOf(shop)}`)}
        />
        <PaymentStep
          value={method?.name ?? ''}
          onValueChange={(payment) => send({ type: 'payment.chosen', payment })}
          error={
            refusal('payment_method') ??
            (draft.payment !== null && !picked
              ? t('The payment method that you had chosen is not offered any more.')
              : undefined)
          }
        />
        {texts.map((name) => (
          <Section key={name} title={t(orderTexts[name].title)}>
            <Field label={t(orderTexts[name].label)} optional error={refusal(name)}>
              <Textarea
                name={name}
                value={draft[name]}
                maxLength={orderTexts[name].max}
                onChange={({ target }) => send({ type: 'text.changed', name, text: target.value })}
              />
            </Field>
          </Section>
        ))}
      </div>
      <Summary
        {...placing}
        totals={totals}
        isUpdating={isSumming}
        failure={error}
        onRetry={retry}
        problem={failed && problem ? { problem, request, isRefused, isEarlier } : null}
        shown={shown}
        isOrdering={state.hasTag('busy') || isThanked}
        note={
          !method
            ? null
            : isOnline({ payment_method: method.name })
              ? t('You pay on the page that opens after the order is placed.')
              : t('Nothing is charged before the parcel is handed over.')
        }
        coupon={
          chosenShops.length > 0 ? (
            <CouponField
              typed={typedCoupon}
              onType={typeCoupon}
              code={draft.coupon}
              isApplied={isApplied}
              isAsking={!error || isLoading}
              error={
                isApplied === false
                  ? // A server that does not say whether it counts has said no reason either.
                    t(
                      (answer?.apply_coupon === false && answer.message) ||
                        'The coupon cannot be used',
                    )
                  : refusal('coupon_code')
              }
              onApply={applyCoupon}
              onRemove={() => send({ type: 'coupon.removed' })}
            />
          ) : null
        }
      />
      <PlaceBar {...placing} isUpdating={isSumming} payable={totals?.payable_amount} />
    </div>
  )
}
