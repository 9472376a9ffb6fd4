import type { Coupon } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { useT } from '@shop/ui/i18n'
import { CheckIcon } from '@shop/ui/icons'
import { writtenDate } from '#app/lib/i18n/dates.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'
import { SpendMore } from './spend-more.tsx'

export interface VoucherTicketProps {
  voucher: Coupon
  /** What the goods in the cart lack of its minimum, in the base currency. */
  lack?: number
  onCollect: (voucher: Coupon) => void
}

/** Bitten out of the ticket where its two parts meet. */
const bite = 'absolute -end-2.5 size-5 rounded-full bg-raised'

/**
 * One voucher (specification.md section 2): discount and its ceiling, 'Minimum Spend', 'Validity
 * till', Collect or Collected.
 */
export function VoucherTicket({ voucher, lack = 0, onCollect }: VoucherTicketProps) {
  const t = useT()
  const { language, money } = useShop()
  const { discount, min_order_amount, max_discount_amount, validity, is_collected } = voucher
  const isPercentage = voucher.discount_type === 'Percentage'
  const worth = isPercentage ? `${discount}%` : money(discount)
  return (
    <li className="flex overflow-hidden rounded-tile bg-tile">
      <p className="relative grid w-26 shrink-0 place-content-center border-edge/50 border-e border-dashed px-3 py-5 text-center sm:w-32">
        <span aria-hidden="true" className={`${bite} -top-2.5`} />
        <span aria-hidden="true" className={`${bite} -bottom-2.5`} />
        <bdi
          className={`break-words font-semibold text-primary-strong tabular-nums ${worth.length > 6 ? 'text-base sm:text-lg' : 'text-2xl'}`}
        >
          {worth}
        </bdi>
        <span className="text-ink-soft text-xs">{t('Discount')}</span>
      </p>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 ps-5 pe-4">
        <div className="grid min-w-0 gap-2">
          <dl className="grid gap-2">
            {min_order_amount === null ? null : (
              <Fact label={t('Minimum Spend')} value={money(min_order_amount)} />
            )}
            {isPercentage && max_discount_amount > 0 ? (
              <Fact label={t('Discount at most')} value={money(max_discount_amount)} />
            ) : null}
            {validity ? (
              <Fact label={t('Validity till')} value={writtenDate(validity, language.name)} />
            ) : null}
          </dl>
          {is_collected ? <SpendMore lack={lack} /> : null}
        </div>
        <Button
          size="sm"
          variant={is_collected ? 'ghost' : 'outline'}
          // Focus stays where it was pressed; a collected voucher is not collected again.
          aria-disabled={is_collected || undefined}
          onClick={is_collected ? undefined : () => onCollect(voucher)}
          className={is_collected ? 'pointer-events-none px-0 text-success' : undefined}
        >
          {is_collected ? <CheckIcon aria-hidden="true" className="size-4" /> : null}
          {is_collected ? t('Collected') : t('Collect')}
        </Button>
      </div>
    </li>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-xs">{label}</dt>
      <dd className="font-medium tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
