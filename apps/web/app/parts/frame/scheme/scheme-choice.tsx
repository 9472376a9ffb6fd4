import { useT } from '@shop/ui/i18n'
import { useId } from 'react'
import { chooseScheme, useScheme } from '#app/state/scheme/scheme.ts'
import { useSchemeOptions } from './scheme-words.ts'

/** System, light or dark on small screens: three parts of one bar. */
export function SchemeChoice() {
  const t = useT()
  const name = useId()
  const chosen = useScheme()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('Appearance')}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-control bg-tile p-1">
        {useSchemeOptions().map(({ value, label, Icon }) => (
          <label
            key={value}
            className="relative flex min-h-11 min-w-0 items-center justify-center gap-2 rounded-mark border border-transparent px-2 text-ink-soft transition-colors has-[:checked]:border-edge has-[:checked]:bg-raised has-[:checked]:font-semibold has-[:checked]:text-ink has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-primary-strong"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => chooseScheme(value)}
              className="absolute inset-0 size-full appearance-none rounded-mark outline-none"
            />
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
