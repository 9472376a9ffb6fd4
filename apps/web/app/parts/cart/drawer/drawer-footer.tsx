import { Button } from '@shop/ui/button'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { ArrowEndIcon } from '@shop/ui/icons'
import { AmountRow, OrderSummary } from '@shop/ui/order-summary'
import { useNavigate } from '#app/lib/use-navigate.ts'
import { Updating } from '#app/parts/cart-lines/updating.tsx'
import { taxLabel, taxLines } from '#app/parts/orders/tax-lines.ts'
import { useCart } from '#app/state/cart/cart-context.ts'
import { useCartAmount } from '#app/state/cart/use-cart-amount.ts'
import { useShopMissing } from '#app/state/cart/use-shop-missing.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/**
 * 'Cart Amount' and 'Proceed to Checkout', which needs a chosen shop (specification.md sections 2
 * and 5).
 */
export function DrawerFooter({ onShopMissing }: { onShopMissing: () => void }) {
  const t = useT()
  const { money } = useShop()
  const tellShopMissing = useShopMissing()
  const navigate = useNavigate()
  const { cart, chosenShops, closeDrawer } = useCart()
  const { totals, isUpdating, error, retry } = useCartAmount()
  const all = cart?.cart_items.length ?? 0
  const chosen = chosenShops.length

  const proceed = () => {
    if (chosen === 0) {
      tellShopMissing()
      onShopMissing()
      return
    }
    closeDrawer()
    void navigate('/checkout')
  }

  const some = chosen < all ? t('{{chosen}} of {{all}} shops', { chosen, all }) : null
  const hint = chosen > 0 ? some : t('Choose the shops that you want to order from')

  // What comes to the amount at the checkout, and off it; nothing does before a shop is chosen.
  const extras =
    totals && chosen > 0
      ? [
          {
            key: 'delivery',
            label: t('Delivery Charge'),
            amount: totals.delivery_charge,
            sign: '+',
          },
          { key: 'coupon', label: t('Coupon Discount'), amount: totals.coupon_discount, sign: '−' },
          ...taxLines(totals.all_vat_taxes, totals.order_tax_amount).map(({ tax, amount }) => ({
            key: `tax ${tax?.id}`,
            label: taxLabel(t, tax),
            amount,
            sign: '+',
          })),
        ].filter(({ amount }) => Number(amount) > 0)
      : []

  return (
    <div className="grid gap-4">
      <OrderSummary className="gap-1.5">
        {error && !totals ? null : (
          <AmountRow
            isTotal
            label={t('Cart Amount')}
            note={<Updating isUpdating={isUpdating}>{hint}</Updating>}
            amount={totals && money(totals.total_amount)}
            isUpdating={isUpdating}
          />
        )}
        {extras.map(({ key, label, amount, sign }) => (
          <AmountRow
            key={key}
            label={label}
            amount={`${sign} ${money(amount)}`}
            isUpdating={isUpdating}
          />
        ))}
      </OrderSummary>
      {error && !totals ? (
        <ErrorState layout="inline" message={t(error.message)} onRetry={retry} />
      ) : null}
      <Button size="lg" block onClick={proceed}>
        {t('Proceed to Checkout')}
        <ArrowEndIcon aria-hidden="true" className="size-5" />
      </Button>
    </div>
  )
}
