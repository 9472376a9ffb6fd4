import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PhoneInput } from '@shop/ui/phone-input'
import { TextInput } from '@shop/ui/text-input'
import { FlowForm, ProblemNote } from '../../dialog/index.ts'
import { firstError } from '../../port/index.ts'
import { type Countries, CountryField } from '../form/country-field.tsx'
import { SwitchLine } from '../form/switch-line.tsx'
import type { AccountRules } from '../registration/registration-form.tsx'
import type { ForgotPasswordEvent, ForgotPasswordSnapshot } from './forgot-password.machine.ts'

export type ForgotPasswordFormProps = {
  snapshot: ForgotPasswordSnapshot
  send: (event: ForgotPasswordEvent) => void
  countries: Countries
  rules: AccountRules
  onLogin?: () => void
}

/** Whom the code goes to: one state of the forgot-password machine. */
export function ForgotPasswordForm({
  snapshot,
  send,
  countries,
  rules,
  onLogin,
}: ForgotPasswordFormProps) {
  const t = useT()
  const busy = snapshot.hasTag('busy')
  const { form: values, problem } = snapshot.context
  const errorOf = (field: string) => {
    const error = problem && firstError(problem.errors, field)
    return error ? t(error) : undefined
  }
  const change = (value: string) => send({ type: 'field.changed', field: 'phone', value })

  return (
    <>
      <FlowForm
        busy={busy}
        failed={snapshot.matches('failed')}
        onSubmit={() => send({ type: 'submit' })}
      >
        <CountryField
          countries={countries}
          value={values.country}
          error={errorOf('country')}
          readOnly={busy}
          onChoose={(country) => send({ type: 'country.chosen', country })}
        />
        <Field
          label={rules.forgot_otp_type === 'email' ? t('Email') : t('Phone number')}
          error={errorOf('phone') ?? errorOf('phone_code')}
          required
        >
          {rules.forgot_otp_type === 'email' ? (
            <TextInput
              name="phone"
              type="email"
              dir="ltr"
              autoComplete="email"
              value={values.phone}
              readOnly={busy}
              onChange={({ target }) => change(target.value)}
            />
          ) : (
            <PhoneInput
              name="phone"
              countries={countries.list ?? []}
              loading={!countries.list && !countries.failed}
              country={values.country}
              onCountryChange={(country) => send({ type: 'country.chosen', country })}
              value={values.phone}
              onValueChange={change}
              readOnly={busy}
              minLength={rules.phone_min_length}
              maxLength={rules.phone_max_length}
            />
          )}
        </Field>
        <ProblemNote problem={problem} fields={['country', 'phone', 'phone_code']} />
        <Button type="submit" size="lg" block loading={busy}>
          {t('Send OTP')}
        </Button>
      </FlowForm>
      {onLogin ? <SwitchLine onSwitch={onLogin}>{t('Back to login')}</SwitchLine> : null}
    </>
  )
}
