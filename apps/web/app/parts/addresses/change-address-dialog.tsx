import type { Address } from '@shop/contract'
import { Button } from '@shop/ui/button'
import { Dialog, type DialogProps } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { PlusIcon } from '@shop/ui/icons'
import { Radio, RadioGroup } from '@shop/ui/radio-group'
import { useState } from 'react'
import { AddressText } from './address-text.tsx'

export interface ChangeAddressDialogProps
  extends Pick<DialogProps, 'open' | 'onOpenChange' | 'onCloseAutoFocus'> {
  addresses: readonly Address[]
  chosen: number
  onChoose: (address: number) => void
  /** The address dialog takes this one's place. */
  onAdd: () => void
}

/** The change-address dialog: another one of the shopper's addresses, or a new one. */
export function ChangeAddressDialog({
  open,
  onOpenChange,
  addresses,
  chosen,
  onChoose,
  onAdd,
  ...props
}: ChangeAddressDialogProps) {
  const t = useT()
  const [marked, mark] = useState(String(chosen))
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    mark(String(chosen))
  }
  return (
    <Dialog
      {...props}
      open={open}
      onOpenChange={onOpenChange}
      title={t('Change address')}
      footer={
        <>
          <Button variant="secondary" onClick={onAdd}>
            <PlusIcon aria-hidden="true" className="size-4" />
            {t('New address')}
          </Button>
          <Button
            disabled={!addresses.some(({ id }) => String(id) === marked)}
            onClick={() => onChoose(Number(marked))}
          >
            {t('Deliver here')}
          </Button>
        </>
      }
    >
      {addresses.length === 0 ? <p className="text-ink-muted">{t('No address yet')}</p> : null}
      <RadioGroup
        label={t('Your addresses')}
        hideLabel
        variant="card"
        value={marked}
        onValueChange={mark}
      >
        {addresses.map((address) => (
          <Radio key={address.id} value={String(address.id)}>
            <AddressText address={address} showDefault />
          </Radio>
        ))}
      </RadioGroup>
    </Dialog>
  )
}
