import type { Cart } from '@shop/contract'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { Textarea } from '@shop/ui/textarea'
import { useToaster } from '@shop/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { addressesResource } from '#app/data/account.ts'
import { useResource } from '#app/data/resource.ts'
import { useSession } from '#app/data/session-store.ts'
import type { Shown } from '#app/parts/orders/shown-order.ts'
import type { Placed } from '#app/parts/orders/use-placed.ts'
import type { GatewayWindow } from '#app/parts/payment/gateway-window.ts'
import { methodsOf } from '#app/parts/payment/methods.ts'
import { useAccountProof } from '#app/parts/session/use-account-proof.tsx'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useCheckout } from '#app/state/cart/use-checkout.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { AddressStep, type OpenDialog } from './address-step.tsx'
import { CouponField } from './coupon-field.tsx'
import { useDraft } from './draft.ts'
import { PaymentStep } from './payment-step.tsx'
import { PlaceBar } from './place-bar.tsx'
import { Section } from './section.tsx'
import { ShopsStep } from './shops-step.tsx'
import { Summary } from './summary.tsx'
import { usePlaceOrder } from './use-place-order.ts'

export interface CheckoutFormProps {
  cart: Cart
  /** What is ordered, to keep what is entered by it. */
  ordered: string
  onPlaced: (placed: Placed) => void
  /** Opens the window for a payment, in answer to a press. */
  openWindow: () => GatewayWindow | null
}

/** Everything between the cart and the order: address, items by shop, payment, note, totals. */
export function CheckoutForm({ cart, ordered, onPlaced, openWindow }: CheckoutFormProps) {
  const t = useT()
  const { toast } = useToaster()
  const { settings } = useShop()
  const { token, user } = useSession()
  const { chosenShops } = useCart()
  const { draft, change, forget } = useDraft(user?.id ?? 0, ordered)
  const { coupon, note } = draft
  const methods = methodsOf(settings)
  const picked = methods.find(({ name }) => name === draft.payment)
  const method = picked ?? methods[0]
  const isOnline = method !== undefined && method.name !== 'cash'
  const [dialog, setDialog] = useState<OpenDialog>(null)

  const { totals, answer, isUpdating, error, retry } = useCheckout(chosenShops, coupon)
  const addresses = useResource(addressesResource, token ? [] : null)
  const chosen = addresses.data?.find(({ id }) => id === draft.address)
  const address =
    chosen ?? addresses.data?.find(({ is_default }) => is_default) ?? addresses.data?.[0]

  const proof = useAccountProof()
  const { place, isPlacing, problem, forgive } = usePlaceOrder((placed) => {
    forget()
    onPlaced(placed)
  }, proof.prove)
  const root = useRef<HTMLDivElement>(null)
  const turn = problem?.turn
  useEffect(() => {
    if (turn === undefined) return
    root.current?.querySelector<HTMLElement>('[data-problem]')?.focus()
  }, [turn])

  const shown: Shown | null = totals && {
    shops: cart.cart_items.filter(({ shop_id }) => chosenShops.includes(shop_id)),
    totals,
    address,
  }
  const isAnswered = answer !== undefined && !isUpdating
  const isApplied = coupon === '' || !isAnswered ? null : answer.apply_coupon
  const refusal = (field: string) =>
    problem?.kind === 'refused' ? problem.error.errors[field]?.[0] : undefined

  const press = () => {
    if (chosenShops.length === 0) {
      toast({ id: 'choose-shop', tone: 'error', title: t('Please select at least one shop') })
      return
    }
    if (!address) {
      if (addresses.data) setDialog('new')
      return
    }
    if (!method || !shown) return
    const order = {
      shop_ids: [...chosenShops],
      address_id: address.id,
      payment_method: method.name,
      coupon_code: isApplied ? coupon : null,
      note: note.trim() || null,
    }
    const isChecked = answer?.checks_order ?? false
    void place({ order, shown, address, isChecked }, () => (isOnline ? openWindow() : null))
  }
  const placing = {
    onPlace: press,
    isPlacing,
    isUpdating: isUpdating || (totals === null && !error),
    isDisabled: !method || (error !== undefined && totals === null),
  }

  return (
    <div
      ref={root}
      className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div className="grid grid-cols-1 content-start gap-8">
        <AddressStep
          addresses={addresses.data}
          failure={addresses.error}
          onRetry={() => void addresses.mutate()}
          chosen={address}
          onChoose={(id) => {
            change({ address: id })
            forgive()
          }}
          dialog={dialog}
          onDialog={setDialog}
          error={
            refusal('address_id') ??
            (addresses.data && draft.address !== null && !chosen
              ? t('The address that you had chosen is gone. Please check where it goes.')
              : undefined)
          }
        />
        <ShopsStep
          cart={cart}
          error={refusal('shop_ids')}
          errorOf={(shop) => refusal(`shop_ids.${chosenShops.indexOf(shop)}`)}
        />
        <PaymentStep
          value={method?.name ?? ''}
          onValueChange={(name) => {
            change({ payment: name })
            forgive()
          }}
          error={
            refusal('payment_method') ??
            (draft.payment !== null && !picked
              ? t('The payment method that you had chosen is not offered any more.')
              : undefined)
          }
        />
        <Section title={t('Note')}>
          <Field label={t('Anything the shop should know')} optional error={refusal('note')}>
            <Textarea
              name="note"
              value={note}
              maxLength={2000}
              onChange={({ target }) => change({ note: target.value })}
            />
          </Field>
        </Section>
      </div>
      <Summary
        {...placing}
        totals={totals}
        failure={error}
        onRetry={retry}
        problem={problem}
        shown={shown}
        note={
          !method
            ? null
            : isOnline
              ? t('You pay on the page that opens after the order is placed.')
              : t('Nothing is charged before the parcel is handed over.')
        }
        coupon={
          chosenShops.length > 0 ? (
            <CouponField
              code={coupon}
              isApplied={isApplied}
              error={
                isApplied === false
                  ? t(answer?.message ?? 'The coupon cannot be used')
                  : refusal('coupon_code')
              }
              onApply={(code) => change({ coupon: code })}
              onRemove={() => {
                change({ coupon: '' })
                forgive()
              }}
            />
          ) : null
        }
      />
      <PlaceBar {...placing} payable={totals?.payable_amount} />
      {proof.dialog}
    </div>
  )
}
