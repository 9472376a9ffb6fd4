/** The face of addresses: to read one, to choose one, to add one. */
export { AddressForm, type AddressProblem } from './address-form.tsx'
export { AddressText } from './address-text.tsx'
export { ChangeAddressDialog } from './change-address-dialog.tsx'
export { NewAddressDialog } from './new-address-dialog.tsx'
