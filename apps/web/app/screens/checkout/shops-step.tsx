import type { Cart, CartShop } from '@shop/contract'
import type { CheckoutRef } from '@shop/flows/checkout'
import { useT } from '@shop/ui/i18n'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { AllShops } from '#app/parts/cart-lines/all-shops.tsx'
import { CartLineRow } from '#app/parts/cart-lines/cart-line-row.tsx'
import { ShopHeading } from '#app/parts/cart-lines/shop-heading.tsx'
import { StoreVoucher } from '#app/parts/cart-lines/store-voucher.tsx'
import { useMissingShop } from '#app/parts/cart-lines/use-missing-shop.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { Refusal } from './refusal.tsx'
import { Section } from './section.tsx'

export interface ShopsStepProps {
  checkout: Pick<CheckoutRef, 'on'>
  cart: Cart
  error?: string
  /** What the server says against one shop, by shop. */
  errorOf: (shop: number) => string | undefined
}

/**
 * What is ordered, by shop. A shop can be left out here: it stays in the cart, and the others go
 * on. In single-vendor mode there are only lines.
 */
export function ShopsStep({ checkout, cart, error, errorOf }: ShopsStepProps) {
  const t = useT()
  const { settings } = useShop()
  const { chosenShops, toggleShop, isBuyNow } = useCart()
  const circles = useRef<HTMLElement>(null)
  const { isMissing, ask } = useMissingShop(circles)
  useEffect(() => {
    const hearing = checkout.on('shopMissing', ask)
    return () => hearing.unsubscribe()
  }, [checkout, ask])
  const toggle = (shop: number) => {
    // Its circle moves to the other shops, or from them: the focus goes along.
    flushSync(() => toggleShop(shop))
    circles.current?.querySelector<HTMLElement>(`input[value="${shop}"]`)?.focus()
  }
  const chosen = cart.cart_items.filter(({ shop_id }) => chosenShops.includes(shop_id))
  const others = cart.cart_items.filter(({ shop_id }) => !chosenShops.includes(shop_id))
  return (
    <Section
      ref={circles}
      title={t('Your order')}
      aside={<AllShops cart={cart} invalid={isMissing} />}
      error={error}
    >
      {chosen.length > 0 ? (
        <ul className="grid grid-cols-1 gap-4">
          {chosen.map((shop) => (
            <ShopCard
              key={shop.shop_id}
              shop={shop}
              onToggle={isBuyNow ? undefined : toggle}
              error={errorOf(shop.shop_id)}
              hasHeading={settings.multi_vendor}
            />
          ))}
        </ul>
      ) : (
        <p className="text-ink-muted text-sm">
          {t('Choose the shops that you want to order from')}
        </p>
      )}
      {others.length > 0 ? (
        <OtherShops
          shops={others}
          onToggle={toggle}
          isAlone={chosen.length === 0}
          invalid={isMissing}
        />
      ) : null}
    </Section>
  )
}

interface ShopCardProps {
  shop: CartShop
  /** Without it there is nothing to choose. */
  onToggle: ((shop: number) => void) | undefined
  error: string | undefined
  hasHeading: boolean
}

function ShopCard({ shop, onToggle, error, hasHeading }: ShopCardProps) {
  const { increment, decrement, remove, isBuyNow } = useCart()
  return (
    <li
      className={
        hasHeading ? 'rounded-tile border border-hairline px-4 py-4 sm:px-5' : 'border-hairline'
      }
    >
      {hasHeading ? (
        <div className="mb-4 border-hairline border-b pb-2">
          <ShopHeading shop={shop} isChosen onToggle={onToggle} />
          <StoreVoucher shop={shop} />
        </div>
      ) : null}
      <Refusal>{error}</Refusal>
      <ul className="divide-y divide-hairline">
        {shop.products.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            increment={increment}
            decrement={decrement}
            remove={isBuyNow ? undefined : remove}
          />
        ))}
      </ul>
    </li>
  )
}

interface OtherShopsProps {
  shops: readonly CartShop[]
  onToggle: (shop: number) => void
  isAlone: boolean
  invalid: boolean
}

function OtherShops({ shops, onToggle, isAlone, invalid }: OtherShopsProps) {
  const t = useT()
  return (
    <div className="mt-4">
      {isAlone ? null : (
        <p className="mt-6 mb-2 text-ink-muted text-sm">{t('Stays in your cart')}</p>
      )}
      <ul className="divide-y divide-hairline rounded-tile border border-hairline px-4 sm:px-5">
        {shops.map((shop) => (
          <li key={shop.shop_id} className="py-1.5">
            <ShopHeading shop={shop} isChosen={false} onToggle={onToggle} invalid={invalid} />
          </li>
        ))}
      </ul>
    </div>
  )
}
