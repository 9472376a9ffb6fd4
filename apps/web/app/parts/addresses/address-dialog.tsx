import type { Address } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { useToaster } from '@shop/ui/toast'
import { useId } from 'react'
import { AddressForm } from './address-form.tsx'
import { useAddressStart } from './use-address-start.ts'
import { useSaveAddress } from './use-save-address.ts'

export interface AddressDialogProps
  extends Required<Pick<DialogProps, 'open' | 'onOpenChange'>>,
    Pick<DialogProps, 'onCloseAutoFocus'> {
  /** The address to edit; a new one without it. */
  address?: Address
  /** Not called once the dialog was closed. */
  onSaved: (address: Address) => void
  /** The first one starts with what the account knows: nobody types the name twice. */
  isFirst?: boolean
}

/** The address dialog of checkout (specification.md section 2; decision 014). */
export function AddressDialog({
  open,
  onOpenChange,
  address,
  onSaved,
  isFirst = false,
  ...props
}: AddressDialogProps) {
  const t = useT()
  const id = useId()
  const { toast } = useToaster()
  const { discard, settle, ...begun } = useAddressStart(address, isFirst)
  const { submit, ...sending } = useSaveAddress(address, (saved, sent, isLeft) => {
    settle(sent)
    // Who has closed it may have chosen another address since.
    if (isLeft) toast({ tone: 'success', title: t('The address is saved') })
    else onSaved(saved)
  })
  const change = (next: boolean) => {
    if (!next) sending.forget()
    onOpenChange(next)
  }
  return (
    <Dialog
      {...props}
      open={open}
      onOpenChange={change}
      size="lg"
      title={address ? t('Edit Address') : t('New address')}
      description={t('Where should the parcel go?')}
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              discard()
              change(false)
            }}
          >
            {t('Cancel')}
          </Button>
          <Button type="submit" form={id} loading={sending.isSending}>
            {t('Save address')}
          </Button>
        </>
      }
    >
      <AddressForm
        id={id}
        {...begun}
        sending={sending}
        onSubmit={(values) => void submit(values)}
      />
    </Dialog>
  )
}
