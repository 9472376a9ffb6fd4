import { AlertDialog } from '@shop/ui/alert-dialog'
import { useT } from '@shop/ui/i18n'

export type LogOutDialogProps = {
  /** Whether it asks; it closes by one of its two answers. */
  open: boolean
  /** The shopper stays, also by Escape or a press beside it. */
  onCancel: () => void
  /** The shopper leaves. */
  onConfirm: () => void
}

/** Asks before logging out. Its owner closes it on either answer. */
export function LogOutDialog({ open, onCancel, onConfirm }: LogOutDialogProps) {
  const t = useT()
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel()
      }}
      title={t('Log Out!')}
      description={t('Logout Confirmation')}
      cancelLabel={t('Cancel')}
      confirmLabel={t('Yes')}
      onConfirm={onConfirm}
    />
  )
}
