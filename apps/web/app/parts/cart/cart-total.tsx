import { useCart } from '#app/state/cart/cart-context.ts'
import { useCheckout } from '#app/state/cart/use-checkout.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** The side tab's total, as the server says it: of the lines that are counted above it, chosen or not. */
export default function CartTotal() {
  const { money } = useShop()
  const { cart } = useCart()
  const all = cart?.cart_items.map(({ shop_id }) => shop_id) ?? []
  const { totals, isUpdating } = useCheckout(all)
  return (
    <bdi className={`transition-colors ${isUpdating ? 'text-ink-muted' : ''}`}>
      {totals && all.length > 0 ? money(totals.total_amount) : '…'}
    </bdi>
  )
}
