import { AlertDialog } from '@shop/ui/alert-dialog'
import { useT } from '@shop/ui/i18n'

export type LogOutDialogProps = {
  open: boolean
  onCancel: () => void
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
