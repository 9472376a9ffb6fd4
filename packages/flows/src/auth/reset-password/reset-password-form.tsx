import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PasswordInput } from '@shop/ui/password-input'
import type { ChangeEvent } from 'react'
import { FlowForm, ProblemNote } from '../../dialog/index.ts'
import { firstError } from '../../port/index.ts'
import type { TypedField } from '../form/form.machine.ts'
import { SwitchLine } from '../form/switch-line.tsx'
import type {
  NewPassword,
  ResetPasswordEvent,
  ResetPasswordSnapshot,
} from './reset-password.machine.ts'

export type ResetPasswordFormProps = {
  snapshot: ResetPasswordSnapshot
  send: (event: ResetPasswordEvent) => void
  /** Leads to where another code is asked for; absent where there is no way. */
  onNewCode?: () => void
}

const fields = ['password', 'password_confirmation'] as const

/** A new password, twice: one state of the reset-password machine. */
export function ResetPasswordForm({ snapshot, send, onNewCode }: ResetPasswordFormProps) {
  const t = useT()
  const busy = snapshot.hasTag('busy')
  const { form: values, problem } = snapshot.context
  const errorOf = (field: TypedField<NewPassword>) => {
    const error = problem && firstError(problem.errors, field)
    return error ? t(error) : undefined
  }
  const control = (field: TypedField<NewPassword>) => ({
    name: field,
    value: values[field],
    readOnly: busy,
    autoComplete: 'new-password',
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
        <Field label={t('New password')} error={errorOf('password')} required>
          <PasswordInput {...control('password')} />
        </Field>
        <Field label={t('Confirm password')} error={errorOf('password_confirmation')} required>
          <PasswordInput {...control('password_confirmation')} />
        </Field>
        <ProblemNote problem={problem} fields={fields} />
        <Button type="submit" size="lg" block loading={busy}>
          {t('Reset Password')}
        </Button>
      </FlowForm>
      {onNewCode ? <SwitchLine onSwitch={onNewCode}>{t('Ask for a new code')}</SwitchLine> : null}
    </>
  )
}
