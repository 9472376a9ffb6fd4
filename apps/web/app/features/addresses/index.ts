/** The face of addresses: to read one, to choose one, to add or change one. */
export { AddressDialog } from './address-dialog.tsx'
export { AddressForm } from './address-form.tsx'
export { AddressText } from './address-text.tsx'
export { ChangeAddressDialog } from './change-address-dialog.tsx'
