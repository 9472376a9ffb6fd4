import { useT } from '@shop/ui/i18n'
import { FlowDialog } from '../dialog/index.ts'
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx'

export type RegistrationDialogProps = RegistrationFormProps & {
  open: boolean
  onDismiss: () => void
}

/** The registration form in its dialog. */
export function RegistrationDialog({ open, onDismiss, ...form }: RegistrationDialogProps) {
  const t = useT()
  return (
    <FlowDialog open={open} onDismiss={onDismiss} title={t('Registration')}>
      <RegistrationForm {...form} />
    </FlowDialog>
  )
}
