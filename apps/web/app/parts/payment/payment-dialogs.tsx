import { PaymentCancelDialog, type PaymentCancelDialogProps } from './payment-cancel-dialog.tsx'
import { PaymentWaitingDialog } from './payment-waiting-dialog.tsx'
import type { Payment } from './use-payment.ts'

export type PaymentDialogsProps = Pick<
  PaymentCancelDialogProps,
  'orders' | 'isPaying' | 'onPayAgain'
> & { payment: Payment; onClose?: () => void }

/** The dialogs around a payment, one at a time. */
export function PaymentDialogs({ payment, onClose, ...again }: PaymentDialogsProps) {
  const { phase, show, stop, dismiss } = payment
  return (
    <>
      <PaymentWaitingDialog open={phase.kind === 'waiting'} onShow={show} onStop={stop} />
      <PaymentCancelDialog
        {...again}
        open={phase.kind === 'cancelled'}
        reason={phase.kind === 'cancelled' ? phase.reason : null}
        onOpenChange={() => {
          dismiss()
          onClose?.()
        }}
      />
    </>
  )
}
