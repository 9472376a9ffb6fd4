/** The face of vouchers: the dialog. It is loaded when somebody wants it. */
export { VoucherDialog } from './voucher-dialog.tsx'
