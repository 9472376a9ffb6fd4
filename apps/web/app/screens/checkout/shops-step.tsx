import type { Cart, CartShop } from '@shop/contract'
import type { CheckoutRef } from '@shop/flows/checkout'
import { useT } from '@shop/ui/i18n'
import { useEffect, useRef } from 'react'
import { AllShops } from '#app/parts/cart-lines/all-shops.tsx'
import { CartLineRow } from '#app/parts/cart-lines/cart-line-row.tsx'
import { ShopHeading } from '#app/parts/cart-lines/shop-heading.tsx'
import { StoreVoucher } from '#app/parts/cart-lines/store-voucher.tsx'
import { useMissingShop } from '#app/parts/cart-lines/use-missing-shop.ts'
import { ShortVoucher } from '#app/parts/vouchers/short-voucher.tsx'
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
  const isChosen = ({ shop_id }: CartShop) => isBuyNow || chosenShops.includes(shop_id)
  return (
    <Section
      ref={circles}
      title={t('Your order')}
      aside={<AllShops cart={cart} invalid={isMissing} />}
      error={error}
    >
      {/* Each keeps its place, so that a second press undoes the first. */}
      <ul className="grid grid-cols-1 gap-4">
        {cart.cart_items.map((shop) => (
          <ShopCard
            key={shop.shop_id}
            shop={shop}
            isChosen={isChosen(shop)}
            onToggle={isBuyNow ? undefined : toggleShop}
            error={errorOf(shop.shop_id)}
            hasHeading={settings.multi_vendor}
            invalid={isMissing}
          />
        ))}
      </ul>
      {cart.cart_items.some(isChosen) ? null : (
        <p className="mt-4 text-ink-muted text-sm">
          {t('Choose the shops that you want to order from')}
        </p>
      )}
    </Section>
  )
}

interface ShopCardProps {
  shop: CartShop
  isChosen: boolean
  /** Without it there is nothing to choose. */
  onToggle: ((shop: number) => void) | undefined
  error: string | undefined
  hasHeading: boolean
  /** No shop is chosen, and one has to be. */
  invalid: boolean
}

/** A shop with what is ordered of it; of one that is left out only its name. */
function ShopCard({ shop, isChosen, onToggle, error, hasHeading, invalid }: ShopCardProps) {
  const t = useT()
  const { increment, decrement, remove, isBuyNow } = useCart()
  return (
    <li
      className={
        hasHeading ? 'rounded-tile border border-hairline px-4 py-4 sm:px-5' : 'border-hairline'
      }
    >
      {hasHeading ? (
        <ShopHeading shop={shop} isChosen={isChosen} onToggle={onToggle} invalid={invalid} />
      ) : null}
      {isChosen ? (
        <>
          {hasHeading ? (
            <div className="mb-4 flex flex-wrap items-center gap-x-3 border-hairline border-b pb-2">
              <StoreVoucher shop={shop} />
              <ShortVoucher shop={shop} />
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
        </>
      ) : (
        <p className="text-ink-muted text-sm">{t('Stays in your cart')}</p>
      )}
    </li>
  )
}
