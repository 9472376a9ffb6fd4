import type { PaymentRef } from '@shop/flows/checkout'
import { useSelector } from '@xstate/react'
import { PaymentCancelDialog, type PaymentCancelDialogProps } from './payment-cancel-dialog.tsx'
import { PaymentUnknownDialog } from './payment-unknown-dialog.tsx'
import { PaymentWaitingDialog } from './payment-waiting-dialog.tsx'

export type PaymentDialogsProps = Pick<
  PaymentCancelDialogProps,
  'orders' | 'isPaying' | 'onPayAgain'
> & { payment: PaymentRef }

/** The dialogs around a payment, one at a time. */
export function PaymentDialogs({ payment, ...again }: PaymentDialogsProps) {
  const state = useSelector(payment, (snapshot) => snapshot)
  return (
    <>
      <PaymentWaitingDialog
        open={state.hasTag('waiting')}
        refusal={state.context.refusal}
        onShow={() => payment.send({ type: 'show' })}
        onStop={() => payment.send({ type: 'stop' })}
      />
      <PaymentCancelDialog
        {...again}
        open={state.matches('cancelled')}
        reason={state.context.reason}
        onOpenChange={() => payment.send({ type: 'dismiss' })}
      />
      <PaymentUnknownDialog
        orders={again.orders}
        open={state.matches('unknown')}
        isLooking={state.matches({ unknown: 'asking' })}
        onLook={() => payment.send({ type: 'look' })}
        onOpenChange={() => payment.send({ type: 'dismiss' })}
      />
    </>
  )
}
