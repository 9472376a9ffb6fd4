import type { CartLine } from '@shop/contract'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'
import { VoucherList } from './voucher-list.tsx'

export interface VoucherDialogProps extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>> {
  shop: { id: number; name: string }
  /** What of the shop is in the cart: a voucher that it is too little for says so. */
  goods?: readonly CartLine[]
  /** The session is over: whoever opened it leads home (specification.md section 8). */
  onSignedOut: () => void
}

/** The voucher dialog (specification.md section 2). */
export function VoucherDialog({
  open,
  onOpenChange,
  shop,
  goods,
  onSignedOut,
}: VoucherDialogProps) {
  const t = useT()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('Voucher from : {{shop}}', { shop: isolate(shop.name) })}
    >
      <VoucherList shop={shop.id} goods={goods} onSignedOut={onSignedOut} />
    </Dialog>
  )
}
