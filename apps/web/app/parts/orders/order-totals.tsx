import type { OrderDetails } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { AmountRow } from '#app/parts/cart-lines/amount-row.tsx'
import { PaidIn } from '#app/parts/payment/paid-in.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { isRefund, paymentText } from './order-words.ts'

/** An order's totals, exactly as sent. */
export function OrderTotals({ order }: { order: OrderDetails }) {
  const t = useT()
  const { money } = useShop()
  const taxes = order.all_vat_taxes
  return (
    <dl className="grid gap-2">
      <AmountRow label={t('Total Amount')} amount={money(order.total_amount)} />
      <AmountRow label={t('Delivery Charge')} amount={money(order.delivery_charge)} />
      {order.coupon_discount > 0 ? (
        <AmountRow label={t('Coupon Discount')} amount={`−${money(order.coupon_discount)}`} />
      ) : null}
      {taxes.length > 1 ? (
        taxes.map(({ id, name, percentage, amount }) => (
          <AmountRow
            key={id}
            label={t('{{name}} ({{percentage}}%)', { name, percentage })}
            amount={money(amount)}
          />
        ))
      ) : (
        <AmountRow
          label={taxes[0] ? t('{{name}} ({{percentage}}%)', { ...taxes[0] }) : t('Tax')}
          amount={money(order.tax_amount)}
        />
      )}
      <AmountRow
        isTotal
        className="mt-1 border-hairline border-t pt-3"
        label={t('Payable Amount')}
        note={<PaidIn amount={order.payable_amount} />}
        amount={money(order.payable_amount)}
      />
      {isRefund(order.payment_status) && order.refund_amount !== null ? (
        <AmountRow
          label={paymentText(t, order.payment_status)}
          amount={`−${money(order.refund_amount)}`}
        />
      ) : null}
    </dl>
  )
}
