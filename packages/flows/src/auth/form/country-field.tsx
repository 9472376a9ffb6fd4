import type { Country } from '@shop/contract'
import { Combobox } from '@shop/ui/combobox'
import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import type { PhoneCountry } from '@shop/ui/phone-input'
import { useEffect, useEffectEvent } from 'react'
import type { ChosenCountry } from './form.machine.ts'

/** The countries as they come from the server. */
export interface Countries {
  /** Without it: they are on their way, or did not come. */
  list: readonly (Country & Pick<PhoneCountry, 'label'>)[] | undefined
  /** Where the shopper seems to live; it stands there until another one is chosen. */
  guess?: Country | null
  failed?: boolean
  onRetry?: () => void
}

export type CountryFieldProps = {
  countries: Countries
  /** By name. */
  value: string
  error: string | null | undefined
  readOnly: boolean
  onChoose: (country: ChosenCountry) => void
}

/** Where the shopper lives: it brings the dial code. The one that was guessed is chosen where none is. */
export function CountryField({ countries, value, error, readOnly, onChoose }: CountryFieldProps) {
  const t = useT()
  const { list, guess, failed, onRetry } = countries
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (guess && value === '') choose(guess)
  }, [guess, value])
  return (
    <Field label={t('Country')} error={error ? t(error) : undefined} required>
      <Combobox
        autoComplete="off"
        placeholder={t('Choose a country')}
        readOnly={readOnly}
        loading={!list && !failed}
        loadError={failed ? t('The countries could not be loaded.') : undefined}
        onRetry={onRetry}
        value={value || null}
        options={(list ?? []).map(({ name, label = name }) => ({
          value: name,
          label,
          keywords: name,
        }))}
        onValueChange={(name) => {
          const country = list?.find((candidate) => candidate.name === name)
          if (country) onChoose(country)
        }}
      />
    </Field>
  )
}
