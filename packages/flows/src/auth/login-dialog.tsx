import { useT } from '@shop/ui/i18n'
import { FlowDialog } from '../dialog/index.ts'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

export type LoginDialogProps = LoginFormProps & { open: boolean; onDismiss: () => void }

/** The login form in its dialog. */
export function LoginDialog({ open, onDismiss, ...form }: LoginDialogProps) {
  const t = useT()
  return (
    <FlowDialog open={open} onDismiss={onDismiss} title={t('Login')}>
      <LoginForm {...form} />
    </FlowDialog>
  )
}
