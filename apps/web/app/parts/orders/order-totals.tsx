import type { OrderDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { AmountRow, OrderSummary } from '@shop/ui/order-summary'
import { PaidIn } from '#app/parts/payment/paid-in.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { isRefund, paymentText } from './order-words.ts'
import { taxLabel, taxLines } from './tax-lines.ts'

/** Whether its discount comes off the sum; some servers have taken it off the total before. */
function isDiscounted(order: OrderDetails): boolean {
  const { total_amount, delivery_charge, tax_amount, coupon_discount, payable_amount } = order
  if (total_amount === null || delivery_charge === null) return false
  if (tax_amount === null || payable_amount === null) return false
  const sum = total_amount + delivery_charge + tax_amount - coupon_discount
  return order.discount > 0 && Math.abs(sum - order.discount - payable_amount) < 0.005
}

/** An order's totals, exactly as sent. */
export function OrderTotals({ order }: { order: OrderDetails }) {
  const t = useT()
  const { money } = useShop()
  return (
    <OrderSummary className="gap-2">
      <AmountRow label={t('Total Amount')} amount={money(order.total_amount)} />
      <AmountRow label={t('Delivery Charge')} amount={money(order.delivery_charge)} />
      {order.coupon_discount > 0 ? (
        <AmountRow label={t('Coupon Discount')} amount={`−${money(order.coupon_discount)}`} />
      ) : null}
      {isDiscounted(order) ? (
        <AmountRow label={t('Discount')} amount={`−${money(order.discount)}`} />
      ) : null}
      {taxLines(order.all_vat_taxes, order.tax_amount).map(({ tax, amount }) => (
        <AmountRow key={tax?.id ?? 0} label={taxLabel(t, tax)} amount={money(amount)} />
      ))}
      <AmountRow
        isTotal
        className="mt-1 border-hairline border-t pt-3"
        label={t('Payable Amount')}
        note={<PaidIn amount={order.payable_amount} />}
        amount={money(order.payable_amount)}
      />
      {isRefund(order.payment_status) && order.refund_amount !== null ? (
        <AmountRow label={paymentText(t, order)} amount={`−${money(order.refund_amount)}`} />
      ) : null}
    </OrderSummary>
  )
}
