import { AlertDialog, type AlertDialogProps } from '@shop/ui/alert-dialog'
import { useT } from '@shop/ui/i18n'
import { isolate } from '#app/lib/i18n/isolate.ts'

export interface RemoveQuestionProps
  extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'> {
  /** The product's name. */
  name: string
}

/** The favourite-remove dialog (specification.md section 2). */
export function RemoveQuestion({ name, ...props }: RemoveQuestionProps) {
  const t = useT()
  return (
    <AlertDialog
      {...props}
      tone="danger"
      title={t('Remove from the wishlist?')}
      description={t('{{name}} will no longer be on your wishlist.', { name: isolate(name) })}
      cancelLabel={t('Keep it')}
      confirmLabel={t('Remove')}
    />
  )
}
