import { Field } from '@shop/ui/field'
import { useT } from '@shop/ui/i18n'
import { Select } from '@shop/ui/select'
import { chooseLanguage } from '#app/lib/i18n/choice.ts'
import { useShop } from '#app/state/shop/shop-context.tsx'

/** Currency and language on small screens: the system's own lists. */
export function LocaleSelects() {
  const t = useT()
  const { settings, currency, language, chooseCurrency } = useShop()
  return (
    <div className="grid grid-cols-2 gap-3 px-3 empty:hidden">
      {settings.currencies.length > 1 ? (
        <Field label={t('Currency')}>
          <Select
            value={currency.name}
            options={settings.currencies.map(({ name, symbol }) => ({
              value: name,
              label: name === symbol ? name : `${name} ${symbol}`,
            }))}
            onValueChange={(chosen) => {
              const found = settings.currencies.find(({ name }) => name === chosen)
              if (found) chooseCurrency(found)
            }}
          />
        </Field>
      ) : null}
      {settings.languages.length > 1 ? (
        <Field label={t('Language')}>
          <Select
            value={language.name}
            options={settings.languages.map(({ name, title }) => ({ value: name, label: title }))}
            onValueChange={(chosen) => {
              const found = settings.languages.find(({ name }) => name === chosen)
              if (found) chooseLanguage(found)
            }}
          />
        </Field>
      ) : null}
    </div>
  )
}
