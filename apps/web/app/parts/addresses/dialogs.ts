/** What comes together once somebody chooses or changes an address. */
export { AddressDialog } from './address-dialog.tsx'
export { ChangeAddressDialog } from './change-address-dialog.tsx'
