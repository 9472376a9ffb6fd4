/** The face of the address book: its three screens. */
export { EditAddressScreen, NewAddressScreen } from './address-screens.tsx'
export { ManageAddressScreen } from './manage-address-screen.tsx'
