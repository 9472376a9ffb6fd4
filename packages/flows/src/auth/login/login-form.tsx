import { lineLength } from '@shop/contract/lengths'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PasswordInput } from '@shop/ui/password-input'
import { TextInput } from '@shop/ui/text-input'
import type { ChangeEvent, ReactNode } from 'react'
import { FlowForm, ProblemNote } from '../../dialog/index.ts'
import { firstError } from '../../port/index.ts'
import { SwitchButton, SwitchLine } from '../form/switch-line.tsx'
import type { Credentials, LoginEvent, LoginSnapshot } from './login.machine.ts'

export type LoginFormProps = {
  /** The machine's state. */
  snapshot: LoginSnapshot
  /** Tells the machine what was typed and pressed. */
  send: (event: LoginEvent) => void
  /** The way to a new password; without it there is none. */
  onForgotPassword?: () => void
  /** The way to registration; without it there is none. */
  onSignUp?: () => void
  /** Under the form: the providers' buttons. */
  social?: ReactNode
}

/** E-mail or phone, and password: one state of the login machine; and the other ways in. */
export function LoginForm({ snapshot, send, onForgotPassword, onSignUp, social }: LoginFormProps) {
  const t = useT()
  const busy = snapshot.hasTag('busy')
  const { form: values, problem } = snapshot.context
  const errorOf = (field: keyof Credentials) => problem && firstError(problem.errors, field)

  const control = (field: keyof Credentials) => ({
    name: field,
    value: values[field],
    readOnly: busy,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field, value: target.value }),
  })

  return (
    <>
      <FlowForm
        busy={busy}
        failed={snapshot.matches('failed')}
        onSubmit={() => send({ type: 'submit' })}
      >
        <Field label={t('Email or phone')} error={errorOf('phone')}>
          <TextInput
            {...control('phone')}
            dir="auto"
            inputMode="email"
            autoComplete="username"
            maxLength={lineLength}
          />
        </Field>
        <Field label={t('Password')} error={errorOf('password')}>
          <PasswordInput {...control('password')} autoComplete="current-password" />
        </Field>
        {onForgotPassword ? (
          <div className="-my-2 flex justify-end">
            <SwitchButton onSwitch={onForgotPassword}>{t('Forgot password?')}</SwitchButton>
          </div>
        ) : null}
        <ProblemNote problem={problem} fields={['phone', 'password']} />
        <Button type="submit" size="lg" block loading={busy}>
          {t('Login')}
        </Button>
      </FlowForm>
      {social}
      {onSignUp ? (
        <SwitchLine question={t('Don’t have an account?')} onSwitch={onSignUp}>
          {t('Sign up')}
        </SwitchLine>
      ) : null}
    </>
  )
}
