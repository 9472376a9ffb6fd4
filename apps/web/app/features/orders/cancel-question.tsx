import { AlertDialog, type AlertDialogProps } from '@shop/ui/alert-dialog'
import { useT } from '@shop/ui/i18n'

/** The order-cancel dialog (spec.md section 2). */
export function CancelQuestion(
  props: Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'>,
) {
  const t = useT()
  return (
    <AlertDialog
      {...props}
      tone="danger"
      title={t('Cancel this order?')}
      description={t('The shop stops working on it. This cannot be undone.')}
      cancelLabel={t('Keep order')}
      confirmLabel={t('Cancel order')}
    />
  )
}
