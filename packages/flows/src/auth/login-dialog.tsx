import { Dialog } from '@shop/ui/dialog'
import { useT } from '@shop/ui/i18n'
import { type ReactNode, useEffect, useRef } from 'react'
import { LoginForm, type LoginFormProps } from './login-form.tsx'

export type LoginDialogProps = LoginFormProps & {
  open: boolean
  onDismiss: () => void
  /** Under the form: the providers' buttons. */
  social?: ReactNode
  /** At the end: the way to the registration dialog. */
  signUp?: ReactNode
}

/** The login form in its dialog, with room for the other ways in. */
export function LoginDialog({ open, onDismiss, social, signUp, ...form }: LoginDialogProps) {
  const t = useT()
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={(next) => {
        if (!next) onDismiss()
      }}
      title={t('Login')}
    >
      <FocusFirstField>
        <LoginForm {...form} />
        {social}
        {signUp}
      </FocusFirstField>
    </Dialog>
  )
}

/** The cross stands before the fields, but the shopper came to type. */
function FocusFirstField({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // After the dialog has noted what to give the focus back to.
    const frame = requestAnimationFrame(() => {
      const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
      const first = wrong ?? fields.current?.querySelector('input')
      first?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div ref={fields} className="grid grid-cols-1 gap-6">
      {children}
    </div>
  )
}
