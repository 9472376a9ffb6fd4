import { useT } from '@shop/ui/i18n'
import { FlowDialog } from '../dialog/index.ts'
import { ForgotPasswordForm, type ForgotPasswordFormProps } from './forgot-password-form.tsx'

export type ForgotPasswordDialogProps = ForgotPasswordFormProps & {
  open: boolean
  onDismiss: () => void
}

/** The forgot-password form in its dialog. */
export function ForgotPasswordDialog({ open, onDismiss, ...form }: ForgotPasswordDialogProps) {
  const t = useT()
  return (
    <FlowDialog open={open} onDismiss={onDismiss} title={t('Forgot Password')}>
      <ForgotPasswordForm {...form} />
    </FlowDialog>
  )
}
