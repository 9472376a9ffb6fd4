import type { CartLine } from '@shop/contract'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorState } from '@shop/ui/error-state'
import { useT } from '@shop/ui/i18n'
import { TicketIcon } from '@shop/ui/icons'
import { Skeleton, SkeletonRegion } from '@shop/ui/skeleton'
import { lackOf } from './lack-of.ts'
import { useVouchers } from './use-vouchers.ts'
import { VoucherTicket } from './voucher-ticket.tsx'

export interface VoucherListProps {
  shop: number
  /** What of the shop is in the cart, where the list stands over it. */
  goods?: readonly CartLine[] | undefined
  /** The session is over: whoever shows the list leads home (specification.md section 8). */
  onSignedOut: () => void
}

/** A shop's vouchers to collect. */
export function VoucherList({ shop, goods, onSignedOut }: VoucherListProps) {
  const t = useT()
  const { vouchers, error, isReading, retry, collect } = useVouchers(shop, onSignedOut)
  if (!vouchers) {
    return error ? (
      <ErrorState message={t(error.message)} onRetry={retry} retrying={isReading} />
    ) : (
      <SkeletonRegion className="grid gap-3">
        <Skeleton className="h-34 rounded-tile sm:h-30" />
        <Skeleton className="h-34 rounded-tile sm:h-30" />
      </SkeletonRegion>
    )
  }
  if (vouchers.length === 0) {
    return (
      <EmptyState
        icon={<TicketIcon />}
        title={t('Sorry there is no voucher available')}
        className="min-h-60"
      />
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {vouchers.map((voucher) => (
        <VoucherTicket
          key={voucher.id}
          voucher={voucher}
          lack={goods && lackOf(voucher, goods)}
          onCollect={collect}
        />
      ))}
    </ul>
  )
}
