import { useT } from '@shop/ui/i18n'
import { FlowDialog } from '../dialog/index.ts'
import { ResetPasswordForm, type ResetPasswordFormProps } from './reset-password-form.tsx'

export type ResetPasswordDialogProps = ResetPasswordFormProps & {
  open: boolean
  onDismiss: () => void
}

/** The reset-password form in its dialog. */
export function ResetPasswordDialog({ open, onDismiss, ...form }: ResetPasswordDialogProps) {
  const t = useT()
  return (
    <FlowDialog open={open} onDismiss={onDismiss} title={t('Reset Password')}>
      <ResetPasswordForm {...form} />
    </FlowDialog>
  )
}
