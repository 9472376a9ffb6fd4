import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PasswordInput } from '@shop/ui/password-input'
import { TextInput } from '@shop/ui/text-input'
import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { firstError } from '../port/index.ts'
import type { LoginEvent, LoginField, LoginSnapshot } from './login.machine.ts'

export type LoginFormProps = {
  snapshot: LoginSnapshot
  send: (event: LoginEvent) => void
  /** Beside the password's label: the way to the forgot-password dialog. */
  forgotPassword?: ReactNode
}

/** E-mail or phone, and password: one state of the login machine. */
export function LoginForm({ snapshot, send, forgotPassword }: LoginFormProps) {
  const t = useT()
  const form = useRef<HTMLFormElement>(null)
  const busy = snapshot.hasTag('busy')
  const failed = snapshot.matches('failed')
  const { form: values, problem } = snapshot.context
  const phoneError = problem && firstError(problem.errors, 'phone')
  const passwordError = problem && firstError(problem.errors, 'password')

  useEffect(() => {
    if (failed) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failed])

  const control = (field: LoginField) => ({
    name: field,
    value: values[field],
    readOnly: busy,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value: target.value }),
  })

  return (
    <form
      ref={form}
      noValidate
      aria-busy={busy}
      className="grid grid-cols-1 gap-5 wrap-anywhere"
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: 'submit' })
      }}
    >
      <Field label={t('Email or phone')} error={phoneError}>
        <TextInput {...control('phone')} dir="auto" inputMode="email" autoComplete="username" />
      </Field>
      <Field label={t('Password')} error={passwordError} aside={forgotPassword}>
        <PasswordInput {...control('password')} autoComplete="current-password" />
      </Field>
      {problem && !phoneError && !passwordError ? (
        <p role="alert" className="text-danger">
          {t(problem.message)}
        </p>
      ) : null}
      <Button type="submit" size="lg" block loading={busy}>
        {t('Login')}
      </Button>
    </form>
  )
}
