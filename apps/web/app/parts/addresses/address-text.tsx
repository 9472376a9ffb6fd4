import type { Address } from '@shop/contract'
import { addressLines } from '@shop/contract/address-lines'
import { Address as AddressLines } from '@shop/ui/address'
import { useT } from '@shop/ui/i18n'
import { addressTypeText } from './address-words.ts'

export interface AddressTextProps {
  address: Address
  /** Say which one is the default; where it is the only one in view that goes without saying. */
  showDefault?: boolean
}

/** A shopper's address to read, as the server sends it. */
export function AddressText({ address, showDefault = false }: AddressTextProps) {
  const t = useT()
  const { name, phone, address_type, is_default } = address
  return (
    <AddressLines
      name={name}
      kind={address_type ? addressTypeText(t, address_type) : undefined}
      isDefault={showDefault && is_default}
      lines={addressLines(address)}
      phone={phone}
    />
  )
}
