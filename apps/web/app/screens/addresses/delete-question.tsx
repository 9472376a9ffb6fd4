import type { Address } from '@shop/contract'
import { AlertDialog, type AlertDialogProps } from '@shop/ui/alert-dialog'
import { useT } from '@shop/ui/i18n'
import { AddressText } from '#app/parts/addresses/address-text.tsx'

export interface DeleteQuestionProps
  extends Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm' | 'busy'> {
  address: Address
  /** Why the server said no. */
  refusal: string | null
}

/** Asks before an address is deleted, and says why it could not be. */
export function DeleteQuestion({ address, refusal, ...props }: DeleteQuestionProps) {
  const t = useT()
  return (
    <AlertDialog
      {...props}
      tone="danger"
      title={t('Delete this address?')}
      description={t('It can no longer be chosen at checkout.')}
      cancelLabel={t('Keep it')}
      confirmLabel={t('Delete')}
    >
      <div className="mt-4 rounded-control bg-tile p-4">
        <AddressText address={address} />
      </div>
      {refusal ? (
        <p role="alert" className="mt-4 break-words text-danger text-sm">
          {t(refusal)}
        </p>
      ) : null}
    </AlertDialog>
  )
}
