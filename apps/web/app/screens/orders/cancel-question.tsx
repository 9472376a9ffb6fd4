import { AlertDialog, type AlertDialogProps } from '@shop/ui/alert-dialog'
import { useT } from '@shop/ui/i18n'
import { type Refundable, useRefundText } from '#app/parts/orders/use-refund-text.ts'

export interface CancelQuestionProps
  extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> {
  order: Refundable
}

/**
 * The order-cancel dialog (specification.md section 2); it says where the money goes that was paid.
 */
export function CancelQuestion({ order, ...props }: CancelQuestionProps) {
  const t = useT()
  const refund = useRefundText()(order)
  return (
    <AlertDialog
      {...props}
      tone="danger"
      title={t('Cancel this order?')}
      description={
        <>
          {t('The shop stops working on it. This cannot be undone.')}
          {refund ? <span className="mt-3 block font-medium text-ink">{refund}</span> : null}
        </>
      }
      cancelLabel={t('Keep order')}
      confirmLabel={t('Cancel order')}
    />
  )
}
