import type { Totals as CheckoutTotals } from '@shop/contract'
import { useT } from '@shop/ui/i18n'
import { AmountRow, OrderSummary } from '@shop/ui/order-summary'
import { PaidIn } from '#app/parts/payment/paid-in.tsx'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { taxLabel, taxLines } from './tax-lines.ts'

export interface TotalsProps {
  /** As the server sent them; null until they are known. */
  totals: CheckoutTotals | null
  isUpdating: boolean
}

/**
 * The totals, exactly as sent (specification.md sections 1 and 3), and in which currency they are
 * paid.
 */
export function Totals({ totals, isUpdating }: TotalsProps) {
  const t = useT()
  const { money } = useShop()
  const shown = (amount: number | null | undefined) => (amount === undefined ? null : money(amount))
  const lines = taxLines(totals?.all_vat_taxes ?? [], totals ? totals.order_tax_amount : 0)
  const coupon = totals?.coupon_discount
  const codes = totals?.coupon_codes ?? []
  return (
    <OrderSummary>
      <AmountRow
        label={t('Total Amount')}
        amount={shown(totals?.total_amount)}
        isUpdating={isUpdating}
      />
      <AmountRow
        label={t('Delivery Charge')}
        amount={shown(totals?.delivery_charge)}
        isUpdating={isUpdating}
      />
      <AmountRow
        label={t('Coupon Discount')}
        note={codes.length > 0 ? <CouponCodes codes={codes} /> : null}
        amount={coupon === undefined ? null : `${Number(coupon) > 0 ? '−' : ''}${money(coupon)}`}
        isUpdating={isUpdating}
      />
      {lines.map(({ tax, amount }) => (
        <AmountRow
          key={tax?.id ?? 0}
          label={taxLabel(t, tax)}
          amount={totals ? money(amount) : null}
          isUpdating={isUpdating}
        />
      ))}
      <AmountRow
        isTotal
        className="mt-1 border-hairline border-t pt-3.5"
        label={t('Payable Amount')}
        note={<PaidIn amount={totals?.payable_amount} />}
        amount={shown(totals?.payable_amount)}
        isUpdating={isUpdating}
      />
    </OrderSummary>
  )
}

const CouponCodes = ({ codes }: { codes: readonly string[] }) => (
  <span className="flex flex-wrap gap-x-2">
    {codes.map((code) => (
      <bdi key={code}>{code}</bdi>
    ))}
  </span>
)
