import type { Settings } from '@shop/contract'
import { lineLength } from '@shop/contract/lengths'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { PasswordInput } from '@shop/ui/password-input'
import { PhoneInput } from '@shop/ui/phone-input'
import { TextInput } from '@shop/ui/text-input'
import type { ChangeEvent } from 'react'
import { FlowForm, ProblemNote } from '../../dialog/index.ts'
import { firstError } from '../../port/index.ts'
import { type Countries, CountryField } from '../form/country-field.tsx'
import type { TypedField } from '../form/form.machine.ts'
import { SwitchLine } from '../form/switch-line.tsx'
import { Agreement, type AgreementProps } from './agreement.tsx'
import type {
  RegistrationEvent,
  RegistrationSnapshot,
  RegistrationValues,
} from './registration.machine.ts'

/** What the shop's settings say about accounts. */
export type AccountRules = Pick<
  Settings,
  | 'phone_required'
  | 'phone_min_length'
  | 'phone_max_length'
  | 'register_otp_type'
  | 'forgot_otp_type'
>

export type RegistrationFormProps = {
  snapshot: RegistrationSnapshot
  send: (event: RegistrationEvent) => void
  countries: Countries
  rules: AccountRules
  links: AgreementProps
  onLogin?: () => void
}

const fields = ['name', 'country', 'phone', 'phone_code', 'email', 'password'] as const

/** A new account: one state of the registration machine. */
export function RegistrationForm({
  snapshot,
  send,
  countries,
  rules,
  links,
  onLogin,
}: RegistrationFormProps) {
  const t = useT()
  const busy = snapshot.hasTag('busy')
  const { form: values, problem } = snapshot.context
  const errorOf = (field: keyof RegistrationValues) => problem && firstError(problem.errors, field)
  const emailRequired = [rules.register_otp_type, rules.forgot_otp_type].includes('email')

  const change = (field: TypedField<RegistrationValues>, value: string) =>
    send({ type: 'field.changed', field, value })
  const control = (field: TypedField<RegistrationValues>) => ({
    name: field,
    value: values[field],
    readOnly: busy,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.value),
  })

  return (
    <>
      <FlowForm
        busy={busy}
        failed={snapshot.matches('failed')}
        onSubmit={() => send({ type: 'submit' })}
      >
        <Field label={t('Full name')} error={errorOf('name')} required>
          <TextInput {...control('name')} autoComplete="name" maxLength={lineLength} />
        </Field>
        <CountryField
          countries={countries}
          value={values.country}
          error={errorOf('country')}
          readOnly={busy}
          onChoose={(country) => send({ type: 'country.chosen', country })}
        />
        <Field
          label={t('Phone number')}
          error={errorOf('phone') ?? errorOf('phone_code')}
          required={rules.phone_required}
        >
          <PhoneInput
            name="phone"
            countries={countries.list ?? []}
            loading={!countries.list && !countries.failed}
            country={values.country}
            onCountryChange={(country) => send({ type: 'country.chosen', country })}
            value={values.phone}
            onValueChange={(value) => change('phone', value)}
            readOnly={busy}
            minLength={rules.phone_min_length}
            maxLength={rules.phone_max_length}
          />
        </Field>
        <Field label={t('Email')} error={errorOf('email')} required={emailRequired}>
          <TextInput {...control('email')} type="email" dir="ltr" autoComplete="email" />
        </Field>
        <Field label={t('Password')} error={errorOf('password')} required>
          <PasswordInput {...control('password')} autoComplete="new-password" />
        </Field>
        <ProblemNote problem={problem} fields={fields} />
        <Agreement {...links} />
        <Button type="submit" size="lg" block loading={busy}>
          {t('Register')}
        </Button>
      </FlowForm>
      {onLogin ? (
        <SwitchLine question={t('Already have an account?')} onSwitch={onLogin}>
          {t('Login')}
        </SwitchLine>
      ) : null}
    </>
  )
}
