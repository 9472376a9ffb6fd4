import { useT } from '@shop/ui/i18n'
import { useSelector } from '@xstate/react'
import { FlowDialog } from '../dialog/index.ts'
import type { OtpRef } from './otp.machine.ts'
import { OtpForm, type OtpFormProps } from './otp-form.tsx'

export type OtpDialogProps = OtpFormProps & {
  /** Whether it is shown; the machine goes on without it. */
  open: boolean
  /** Escape, a press beside it or its close button: the code is not entered now. */
  onDismiss: () => void
}

/**
 * A code's form in its dialog, where a code is asked for by itself: for an order. In registration and forgotten
 * passwords the same form is a step of the auth dialog.
 */
export function OtpDialog({ open, onDismiss, ...form }: OtpDialogProps) {
  const t = useT()
  return (
    <FlowDialog
      open={open}
      onDismiss={onDismiss}
      title={t('Enter OTP')}
      // The boxes come after the skeleton.
      step={form.snapshot.hasTag('sending') ? 'sending' : 'entering'}
    >
      <OtpForm {...form} />
    </FlowDialog>
  )
}

export type LiveOtpDialogProps = Pick<OtpDialogProps, 'open' | 'onDismiss' | 'onChangeAddress'> & {
  /** A running code machine, such as one that another machine has invoked. */
  actor: OtpRef
}

/** The dialog of a running machine. */
export function LiveOtpDialog({ actor, ...dialog }: LiveOtpDialogProps) {
  return <OtpDialog snapshot={useSelector(actor, (state) => state)} send={actor.send} {...dialog} />
}
