import { useShop } from '#app/shop-context.tsx'
import { useCartAmount } from './use-cart-amount.ts'

/** The side tab's total, as the server says it. */
export default function CartTotal() {
  const { money } = useShop()
  const { totals, isUpdating } = useCartAmount()
  return (
    <bdi className={`transition-colors ${isUpdating ? 'text-ink-muted' : ''}`}>
      {totals ? money(totals.total_amount) : '…'}
    </bdi>
  )
}
